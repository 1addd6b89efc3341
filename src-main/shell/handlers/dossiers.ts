import type { DeskContext } from '../desk';
import { askFileToSave } from '../dialogs';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `dossiers.${string}`>;

export function dossierHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const dossiers = () => desk.workspace().dossiers;
  return {
    'dossiers.list': () => dossiers().list(),
    'dossiers.get': ({ dossierId }) => dossiers().get(dossierId),
    'dossiers.create': (draft) => dossiers().create(draft),
    'dossiers.update': ({ dossierId, draft }) => dossiers().update(dossierId, draft),
    'dossiers.delete'({ dossierId }) {
      dossiers().delete(dossierId);
      return null;
    },
    'dossiers.addLookups': ({ dossierId, lookupIds }) => dossiers().addLookups(dossierId, lookupIds),
    'dossiers.addBatchRows': ({ dossierId, batchId, rows }) =>
      dossiers().addBatchRows(dossierId, batchId, rows),
    'dossiers.addScreenings': ({ dossierId, screeningIds }) =>
      dossiers().addScreenings(dossierId, screeningIds),
    'dossiers.removeScreening': ({ dossierId, screeningId }) =>
      dossiers().removeScreening(dossierId, screeningId),
    'dossiers.decide': ({ findingId, ...decision }) => dossiers().decide(findingId, decision),
    'dossiers.removeFinding': ({ findingId }) => dossiers().removeFinding(findingId),
    'dossiers.moveFinding': ({ findingId, position }) => dossiers().moveFinding(findingId, position),
    async 'dossiers.export'({ dossierId, format }) {
      const file = await askFileToSave(desk.window, dossiers().fileName(dossierId, format));
      return file === null ? null : dossiers().exportTo(dossierId, format, desk.settings().language, file);
    },
  };
}
