/** Where the tool server is, below the service's address. */
export const toolServerPath = '/mcp';
/** The one thing that can be allowed: lookups on the quota of an organization. */
export const scope = 'lookups';

const protectedResourcePath = '/.well-known/oauth-protected-resource/mcp';
export const paths = {
  protectedResource: protectedResourcePath,
  authorizationServer: '/.well-known/oauth-authorization-server',
  authorize: '/authorize',
  token: '/token',
  register: '/register',
  revoke: '/revoke',
} as const;

/** The audience of tokens: the tool server as the client addresses it. */
export function resourceOf(baseUrl: string): string {
  return baseUrl + toolServerPath;
}

/** Protected-resource metadata (RFC 9728). */
export function protectedResource(baseUrl: string) {
  return {
    resource: resourceOf(baseUrl),
    authorization_servers: [baseUrl],
    scopes_supported: [scope],
    bearer_methods_supported: ['header'],
    resource_name: 'Expediente',
  };
}

/** Authorization-server metadata (RFC 8414). */
export function authorizationServer(baseUrl: string) {
  return {
    issuer: baseUrl,
    authorization_endpoint: baseUrl + paths.authorize,
    token_endpoint: baseUrl + paths.token,
    registration_endpoint: baseUrl + paths.register,
    revocation_endpoint: baseUrl + paths.revoke,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [scope],
    authorization_response_iss_parameter_supported: true,
  };
}

/** The challenge of a 401 of the tool server (RFC 6750, RFC 9728). @param presented whether a token came */
export function challenge(baseUrl: string, presented: boolean): string {
  const wrong = presented ? 'error="invalid_token", ' : '';
  return `Bearer ${wrong}resource_metadata="${baseUrl}${protectedResourcePath}", scope="${scope}"`;
}
