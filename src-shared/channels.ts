import type { Channel, EventName } from './ipc';

/*
 * The names of the contract in `ipc.ts`, apart from its schemas: the preload runs before every page and must not carry a
 * validator. The compiler refuses a name that is not in the contract; `channels.test.ts` a missing one.
 */

export const channels = [
  'app.info',
  'app.openDataFolder',
  'app.copy',
  'app.openSource',
  'settings.get',
  'settings.set',
  'credentials.list',
  'credentials.set',
  'credentials.forget',
  'quota.list',
  'quota.setLimit',
  'audit.verify',
  'retention.preview',
  'retention.purge',
  'service.status',
  'service.keys.list',
  'service.keys.create',
  'service.keys.revoke',
  'lookups.run',
  'lookups.get',
  'lookups.list',
  'lookups.cancel',
  'lookups.body',
  'lookups.reparse',
  'lookups.text',
  'lookups.delete',
  'lookups.subject',
  'lookups.deleteSubject',
  'drafts.open',
  'drafts.openBytes',
  'drafts.openSample',
  'drafts.change',
  'drafts.rows',
  'drafts.close',
  'batches.create',
  'batches.list',
  'batches.get',
  'batches.rows',
  'batches.start',
  'batches.pause',
  'batches.cancel',
  'batches.retry',
  'batches.mend',
  'batches.delete',
  'batches.export',
  'dossiers.list',
  'dossiers.get',
  'dossiers.create',
  'dossiers.update',
  'dossiers.delete',
  'dossiers.addLookups',
  'dossiers.addBatchRows',
  'dossiers.decide',
  'dossiers.removeFinding',
  'dossiers.moveFinding',
  'dossiers.export',
  'service.grants.list',
  'service.grants.revoke',
  'service.consent.pending',
  'service.consent.answer',
] as const satisfies readonly Channel[];

export const eventNames = ['changed', 'batch', 'command'] as const satisfies readonly EventName[];

/** What the preload itself says, once, when the page was painted for the first time. */
export const paintedMessage = 'painted';
