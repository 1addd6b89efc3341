import { Hono } from 'hono';
import { localOrganization } from '../../engine/call';
import type { Clock } from '../../engine/clock';
import { baseUrlOf, onlyMethod, type Variables } from '../answers';
import { authorize } from './authorize';
import { createCodes } from './codes';
import { askInTurn, type Consent } from './consent';
import type { Grants } from './grants';
import { authorizationServer, paths, protectedResource } from './metadata';
import { register } from './register';
import { revoke, token } from './token';

export interface OAuthOptions {
  readonly grants: Grants;
  readonly consent: Consent;
  readonly clock: Clock;
}

/** OAuth 2.1 for the tool server: its metadata, and the endpoints of an authorization server of its own. */
export function oauthRoutes({ grants, consent, clock }: OAuthOptions): Hono<{ Variables: Variables }> {
  const codes = createCodes(clock);
  const organization = { id: localOrganization, name: localOrganization };
  const routes = new Hono<{ Variables: Variables }>();
  routes.get(paths.protectedResource, (c) => c.json(protectedResource(baseUrlOf(c))));
  routes.get(paths.authorizationServer, (c) => c.json(authorizationServer(baseUrlOf(c))));
  routes.get(paths.authorize, authorize({ grants, codes, ask: askInTurn(consent), organization }));
  routes.post(paths.token, token({ grants, codes }));
  routes.post(paths.register, register(grants));
  routes.post(paths.revoke, revoke({ grants }));
  for (const path of [paths.protectedResource, paths.authorizationServer, paths.authorize])
    routes.all(path, onlyMethod('GET'));
  for (const path of [paths.token, paths.register, paths.revoke]) routes.all(path, onlyMethod('POST'));
  return routes;
}
