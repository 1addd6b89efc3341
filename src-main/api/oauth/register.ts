import { z } from 'zod';
import type { Ask } from '../answers';
import { readBody } from '../body';
import { answerProblem, type OAuthProblem } from './errors';
import type { Grants } from './grants';
import { scope } from './metadata';
import { redirectTarget } from './redirects';

/** What of RFC 7591 matters here; a client may say more. */
const metadata = z.looseObject({
  client_name: z.string().max(1000).optional(),
  redirect_uris: z.array(z.string()).min(1).max(10),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/**
 * Dynamic client registration (RFC 7591): anybody on this machine may register, which allows nothing yet. Every client is
 * public; a secret in a program that anybody can read would prove nothing.
 */
export function register(grants: Pick<Grants, 'register'>): (c: Ask) => Promise<Response> {
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readBody(c.req.raw);
    const parsed = metadata.safeParse('reason' in body ? undefined : body.value);
    if (!parsed.success) return answerProblem(c, badMetadata);
    const { client_name, redirect_uris, grant_types, response_types } = parsed.data;
    const isCode =
      (grant_types?.includes('authorization_code') ?? true) && (response_types?.includes('code') ?? true);
    if (!isCode) return answerProblem(c, otherFlow);
    const targets = redirect_uris.map(redirectTarget);
    const [first] = targets;
    if (first === undefined || targets.includes(undefined)) return answerProblem(c, badRedirect);
    const client = grants.register(plainName(client_name ?? '') || first.host, redirect_uris);
    if (client === undefined) return answerProblem(c, tooMany, 503);
    return c.json(
      {
        client_id: client.id,
        client_id_issued_at: Math.floor(client.createdAt / 1000),
        client_name: client.name,
        redirect_uris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope,
      },
      201,
    );
  };
}

/** A name that can be shown to a person: one line, nothing invisible, not long. */
function plainName(name: string): string {
  const visible = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...visible].slice(0, 80).join('');
}

const badMetadata: OAuthProblem = {
  error: 'invalid_client_metadata',
  description: 'the body must be JSON with redirect_uris, a list of 1 to 10 addresses',
};
const otherFlow: OAuthProblem = {
  error: 'invalid_client_metadata',
  description: 'the only flow here is authorization_code, with response_type code',
};
const badRedirect: OAuthProblem = {
  error: 'invalid_redirect_uri',
  description:
    'each of redirect_uris must be https, or http on this machine (127.0.0.1, [::1], localhost), without a fragment',
};
const tooMany: OAuthProblem = {
  error: 'temporarily_unavailable',
  description:
    'too many clients are registered; those that were never allowed anything are forgotten after a day',
};
