import type { DeskContext } from '../desk';
import { appHandlers } from './app';
import { assistanceHandlers } from './assistance';
import { batchHandlers } from './batches';
import { cameraHandlers } from './cameras';
import { credentialHandlers } from './credentials';
import { datasetHandlers } from './datasets';
import { dossierHandlers } from './dossiers';
import { draftHandlers } from './drafts';
import { grantHandlers } from './grants';
import type { Handlers } from './handlers';
import { lookupHandlers } from './lookups';
import { reviewHandlers } from './reviews';
import { screeningFileHandlers } from './screening-files';
import { screeningHandlers } from './screenings';
import { serviceHandlers } from './service';
import { settingsHandlers } from './settings';
import { sourceHandlers } from './sources';

/** A handler for every channel; the compiler refuses a missing one. */
export function createHandlers(desk: DeskContext): Handlers {
  return {
    ...appHandlers(desk),
    ...settingsHandlers(desk),
    ...credentialHandlers(desk),
    ...serviceHandlers(desk),
    ...sourceHandlers(desk),
    ...lookupHandlers(desk),
    ...assistanceHandlers(desk),
    ...reviewHandlers(desk),
    ...cameraHandlers(desk),
    ...draftHandlers(desk),
    ...grantHandlers(desk),
    ...batchHandlers(desk),
    ...datasetHandlers(desk),
    ...dossierHandlers(desk),
    ...screeningHandlers(desk),
    ...screeningFileHandlers(desk),
  };
}
