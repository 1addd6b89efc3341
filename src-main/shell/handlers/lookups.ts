import { LookupError } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { BodyPreview } from '@shared/ipc';
import { localOrganization } from '../../engine/call';
import { decodeText } from '../../upstream/text-decoding';
import type { DeskContext } from '../desk';
import type { Handlers } from './handlers';

type Channels = Extract<keyof Handlers, `lookups.${string}`>;

/** After this the window is given the running lookup, which it can show and cancel. */
const patienceMs = 1000;
const previewBytes = 512 * 1024;
const textTypes = /^(text\/|application\/(json|xml|xhtml\+xml|javascript)|[^;]*\+(json|xml))/i;

export function lookupHandlers(desk: DeskContext): Pick<Handlers, Channels> {
  const engine = () => desk.workspace().engine;
  const store = () => desk.workspace().store;

  /** Deletes on behalf of the person at the window. */
  async function remove(
    selection: { ids: readonly string[] } | { subject: string },
    reason: 'person' | 'subject',
  ): Promise<{ deleted: number; kept: number }> {
    const event = { at: Date.now(), actor: 'window', reason } as const;
    const removed = await store().lookups.removal.remove(selection, event);
    desk.changed('lookups', 'batches');
    return removed;
  }

  /** What is held about a subject, of every kind. */
  async function removeSubject(subject: string): Promise<{ deleted: number; kept: number }> {
    const screenings = desk.workspace().screenings.removeOfName(subject);
    const lookups = await remove({ subject }, 'subject');
    return {
      deleted: lookups.deleted + screenings.deleted,
      kept: lookups.kept + screenings.kept,
    };
  }

  return {
    async 'lookups.run'({ operation, input, fresh, purpose, legalBasis, authorization }) {
      const outcome = await engine().lookup({
        operation,
        input,
        organization: localOrganization,
        door: 'window',
        fresh,
        purpose,
        legalBasis,
        authorization,
        patienceMs,
      });
      if (outcome.lookupId !== null) return engine().view(outcome.lookupId);
      throw new LookupError(outcome.error ?? { code: 'internal_error', details: {} });
    },
    'lookups.get': ({ id }) => engine().view(id),
    'lookups.list': ({ filter, offset, limit }) => engine().list(filter, { offset, limit }),
    'lookups.cancel'({ id }) {
      engine().cancel(id);
      return null;
    },
    'lookups.body': ({ exchangeId }) => {
      const exchange = store().evidence.get(exchangeId);
      const body = store().evidence.body(exchangeId);
      if (exchange && body) return preview(body, exchange.responseHeaders['content-type'] ?? '');
      throw new Failure('not_found', {
        es: 'Ese intercambio no existe o no tuvo respuesta.',
        en: 'That exchange does not exist or had no answer.',
      });
    },
    async 'lookups.reparse'({ id }) {
      const { same, view } = await engine().reparse(id);
      return { same, view };
    },
    'lookups.text': ({ id, ...range }) => engine().text(id, range),
    'lookups.delete': ({ ids }) => remove({ ids }, 'person'),
    'lookups.subject': ({ subject }) => desk.workspace().holdings(subject),
    'lookups.deleteSubject': ({ subject }) => removeSubject(subject),
  };
}

/** Exported for its test. */
export function preview(body: Uint8Array, contentType: string): BodyPreview {
  const isText = textTypes.test(contentType) || (contentType === '' && !body.includes(0));
  const truncated = body.length > previewBytes;
  const shown = truncated ? body.subarray(0, characterStart(body, previewBytes)) : body;
  return { text: isText ? decodeText(shown, contentType) : null, truncated, contentType };
}

/** The nearest place, not after `index`, where a character of UTF-8 begins: half of one would make the rest doubtful. */
function characterStart(bytes: Uint8Array, index: number): number {
  let start = index;
  while (start > index - 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
