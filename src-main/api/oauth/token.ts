import { readForm } from '../body';
import type { Ask } from '../answers';
import type { Codes } from './codes';
import { answerProblem, type OAuthProblem } from './errors';
import type { Grants, Tokens } from './grants';
import { scope } from './metadata';
import { parametersOf } from './parameters';

interface Parts {
  readonly grants: Grants;
  readonly codes: Codes;
}

type Given = ReadonlyMap<string, string>;

/** The token endpoint: a code with its verifier, or a refresh token, for new tokens. */
export function token({ grants, codes }: Parts): (c: Ask) => Promise<Response> {
  return async (c) => {
    const given = await formOf(c);
    if (given === undefined) return answerProblem(c, badForm);
    if (grants.client(given.get('client_id') ?? '') === undefined)
      return answerProblem(c, unknownClient, 401);
    const type = given.get('grant_type');
    if (type !== 'authorization_code' && type !== 'refresh_token') return answerProblem(c, unknownGrantType);
    const tokens = type === 'refresh_token' ? renew(given) : redeem(given);
    if (tokens === undefined) return answerProblem(c, noProof);
    return c.json({
      access_token: tokens.access,
      token_type: 'Bearer',
      expires_in: tokens.expiresIn,
      refresh_token: tokens.refresh,
      scope,
    });
  };

  function redeem(given: Given): Tokens | undefined {
    const taken = codes.take({
      code: given.get('code') ?? '',
      clientId: given.get('client_id') ?? '',
      redirectUri: given.get('redirect_uri') ?? '',
      verifier: given.get('code_verifier') ?? '',
      resource: given.get('resource'),
    });
    if (taken === undefined) return undefined;
    if ('replayedGrant' in taken) {
      // Two have the code; whoever came first may not be the one it was for.
      grants.end(taken.replayedGrant, 'code_reused');
      return undefined;
    }
    const { id, tokens } = grants.open(taken.permission);
    taken.opened(id);
    return tokens;
  }

  function renew(given: Given): Tokens | undefined {
    return grants.renew(
      given.get('refresh_token') ?? '',
      given.get('client_id') ?? '',
      given.get('resource'),
    );
  }
}

/** The revocation endpoint (RFC 7009). It does not tell whether there was something to revoke. */
export function revoke({ grants }: Pick<Parts, 'grants'>): (c: Ask) => Promise<Response> {
  return async (c) => {
    const given = await formOf(c);
    if (given === undefined) return answerProblem(c, badForm);
    grants.revokeToken(given.get('token') ?? '', given.get('client_id') ?? '');
    return c.body(null, 200);
  };
}

async function formOf(c: Ask): Promise<Given | undefined> {
  c.header('Cache-Control', 'no-store');
  const form = await readForm(c.req.raw);
  return form === undefined ? undefined : parametersOf(form);
}

const badForm: OAuthProblem = {
  error: 'invalid_request',
  description: 'the body must be a form (application/x-www-form-urlencoded) that names each parameter once',
};
const unknownClient: OAuthProblem = {
  error: 'invalid_client',
  description: 'no client is registered under this client_id',
};
const unknownGrantType: OAuthProblem = {
  error: 'unsupported_grant_type',
  description: 'grant_type must be authorization_code or refresh_token',
};
const noProof: OAuthProblem = {
  error: 'invalid_grant',
  description: 'what was presented is not valid, was used before, has expired, or belongs to another request',
};
