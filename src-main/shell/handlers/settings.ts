import { localOrganization } from '../../engine/call';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels =
  'settings.get' | 'settings.set' | 'quota.list' | 'quota.setLimit' | 'retention.preview' | 'retention.purge';

export function settingsHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  return {
    'settings.get': () => desk.settings(),
    'settings.set': (patch) => desk.changeSettings(patch),
    'quota.list': ({ organization = localOrganization }) => desk.workspace().engine.quota(organization),
    'quota.setLimit': ({ organization = localOrganization, operation, limit }) =>
      desk.workspace().engine.setQuota(organization, operation, limit),
    'retention.preview': () => desk.workspace().retention.preview(),
    'retention.purge': () => desk.workspace().retention.purge(),
  };
}
