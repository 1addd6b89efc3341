import type { Ask } from '../answers';

/** What can go wrong, by the names of OAuth 2.1, RFC 7591 and RFC 8707. */
export type OAuthErrorCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_target'
  | 'temporarily_unavailable'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

export interface OAuthProblem {
  readonly error: OAuthErrorCode;
  /** For the developer of the client: ASCII without quotes, as RFC 6749 wants it. */
  readonly description: string;
}

/** Answers as OAuth clients read it. The shared error body of the interface would tell them nothing. */
export function answerProblem(
  c: Ask,
  { error, description }: OAuthProblem,
  status: 400 | 401 | 503 = 400,
): Response {
  return c.json({ error, error_description: description }, status);
}
