import { Failure } from '@shared/failure';
import type { CredentialList } from '@shared/ipc';
import { operations } from '@shared/operations';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `credentials.${string}`>;

/** The credentials that sources of the registry ask for. A value comes in and never goes out again. */
export function credentialHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const { credentials } = desk;
  const sources = [...new Map(operations.map(({ source }) => [source.id, source])).values()];
  const known = sources.flatMap((source) =>
    (source.credentials ?? []).map(({ id }) => ({ source: source.id, id })),
  );

  const list = (): CredentialList => ({
    kept: credentials.isKept(),
    entries: known.map(({ source, id }) => ({ source, id, state: credentials.state(source, id) })),
  });

  function check(source: string, id: string): void {
    if (known.some((entry) => entry.source === source && entry.id === id)) return;
    throw new Failure('not_found', {
      es: 'Ninguna fuente del catálogo pide esa credencial.',
      en: 'No source of the catalog asks for that credential.',
    });
  }

  /** Whoever holds a credential is worth an entry; its value is not told. */
  function record(action: 'credential.set' | 'credential.forgotten', source: string, id: string): void {
    const { store } = desk.workspace();
    store.transaction(() =>
      store.audit.append({
        at: Date.now(),
        actor: 'window',
        action,
        subject: `${source}/${id}`,
        detail: { kept: credentials.state(source, id) },
      }),
    );
    desk.changed('credentials');
  }

  return {
    'credentials.list': list,
    async 'credentials.set'({ source, id, value }) {
      check(source, id);
      await credentials.set(source, id, value);
      record('credential.set', source, id);
      return list();
    },
    async 'credentials.forget'({ source, id }) {
      check(source, id);
      await credentials.forget(source, id);
      record('credential.forgotten', source, id);
      return list();
    },
  };
}
