import { baseUrlOf, type Ask } from '../answers';
import type { Codes } from './codes';
import type { AskInTurn } from './consent';
import { answerProblem, type OAuthProblem } from './errors';
import type { Grants } from './grants';
import { resourceOf } from './metadata';
import { parametersOf } from './parameters';
import { isLoopback, isRegistered } from './redirects';

interface Parts {
  readonly grants: Pick<Grants, 'client'>;
  readonly codes: Codes;
  readonly ask: AskInTurn;
  /** For whom clients are let in: the organization of the person who is asked. */
  readonly organization: { readonly id: string; readonly name: string };
}

/**
 * The authorization endpoint: asks the person and sends the browser back to the client. Until client and redirect address
 * have been checked against the registration, nothing is sent anywhere.
 */
export function authorize({ grants, codes, ask, organization }: Parts): (c: Ask) => Promise<Response> {
  return async (c) => {
    const given = parametersOf(new URL(c.req.url).searchParams);
    if (given === undefined) return answerProblem(c, repeated);
    const client = grants.client(given.get('client_id') ?? '');
    if (client === undefined) return answerProblem(c, unknownClient);
    const redirectUri = given.get('redirect_uri') ?? '';
    if (!isRegistered(redirectUri, client.redirectUris)) return answerProblem(c, foreignRedirect);

    const baseUrl = baseUrlOf(c);
    const target = new URL(redirectUri);
    const sendBack = (answer: Readonly<Record<string, string>>): Response => {
      const state = given.get('state');
      const all = { ...answer, ...(state === undefined ? {} : { state }), iss: baseUrl };
      for (const [name, value] of Object.entries(all)) target.searchParams.set(name, value);
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'no-referrer');
      return c.redirect(target.href, 302);
    };
    const refuse = ({ error, description }: OAuthProblem) =>
      sendBack({ error, error_description: description });

    const resource = given.get('resource') ?? resourceOf(baseUrl);
    const problem = problemOf(given, resource, resourceOf(baseUrl));
    if (problem !== undefined) return refuse(problem);
    const allowed = await ask(
      {
        clientName: client.name,
        redirectHost: target.host,
        isLocal: isLoopback(target),
        organization: organization.name,
      },
      c.req.raw.signal,
    );
    if (allowed === null) return refuse(busy);
    if (!allowed) return refuse(denied);
    const challenge = given.get('code_challenge') ?? '';
    const permission = { client, organization: organization.id, resource, redirectUri, challenge };
    return sendBack({ code: codes.issue(permission) });
  };
}

/** What is wrong with a request whose redirect address is the client's own. */
function problemOf(
  given: ReadonlyMap<string, string>,
  resource: string,
  expected: string,
): OAuthProblem | undefined {
  if (given.get('response_type') !== 'code')
    return { error: 'unsupported_response_type', description: 'response_type must be code' };
  if (given.get('code_challenge_method') !== 'S256')
    return { error: 'invalid_request', description: 'PKCE is required, with code_challenge_method S256' };
  if (!/^[\w-]{43}$/.test(given.get('code_challenge') ?? ''))
    return {
      error: 'invalid_request',
      description: 'code_challenge must be the 43 characters of an S256 challenge',
    };
  if (resource !== expected)
    return { error: 'invalid_target', description: `the only resource here is ${expected}` };
  return undefined;
}

const repeated: OAuthProblem = { error: 'invalid_request', description: 'a parameter occurs more than once' };
const unknownClient: OAuthProblem = {
  error: 'invalid_client',
  description:
    'no client is registered under this client_id; clients that were never allowed anything are forgotten after a day',
};
const foreignRedirect: OAuthProblem = {
  error: 'invalid_redirect_uri',
  description: 'redirect_uri is none that the client has registered',
};
const busy: OAuthProblem = {
  error: 'temporarily_unavailable',
  description: 'another program waits for an answer of the person; try again',
};
const denied: OAuthProblem = { error: 'access_denied', description: 'the person did not allow it' };
