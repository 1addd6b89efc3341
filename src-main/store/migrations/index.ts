import { migration as foundation } from './001-foundation';
import { migration as batches } from './002-batches';
import { migration as dossiers } from './003-dossiers';
import { migration as apiKeys } from './004-api-keys';
import { migration as oauth } from './005-oauth';
import { migration as textPages } from './006-text-pages';
import { migration as sourceHealth } from './007-source-health';
import { migration as workers } from './008-workers';
import { migration as datasets } from './009-datasets';
import { migration as byHand } from './010-by-hand';
import { migration as screenings } from './011-screenings';
import { migration as screeningFiles } from './012-screening-files';
import { migration as batchReading } from './013-batch-reading';
import type { Migration } from './migration';

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  foundation,
  batches,
  dossiers,
  apiKeys,
  oauth,
  textPages,
  sourceHealth,
  workers,
  datasets,
  byHand,
  screenings,
  screeningFiles,
  batchReading,
];
