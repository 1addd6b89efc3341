import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { answerRows, describe, refused } from './answer';
import { misbehaviours, type Loss } from './misbehaviour';
import type { PracticeRow, PracticeTable } from './table';

/** The origin whose place the stand-in takes. */
const openDataOrigin = 'https://www.datos.gov.co';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A stand-in for the open-data portal over the given data sets: it works questions in SoQL out, refuses the others with
 * the portal's own error bodies, and describes its data sets. The app token `invalido` is refused.
 */
export function startOpenData(tables: readonly PracticeTable[]) {
  return async ({ delayMs = 0, slowMs = 8000, now = Date.now }: StandInOptions = {}): Promise<StandIn> => {
    const byId = new Map(tables.map((table) => [table.id, table]));
    const startedAt = now();
    const today = new Date(startedAt).toISOString().slice(0, 'yyyy-mm-dd'.length);
    const rows = new Map<string, readonly PracticeRow[]>();
    const asked = new Map<string, number>();
    const losses = new Map<string, Loss>();
    // Written last the day before, as the portal's nightly loads are.
    const writtenAt = startedAt - dayMs;

    const rowsOf = (table: PracticeTable) => {
      const known = rows.get(table.id) ?? table.rows(today);
      rows.set(table.id, known);
      return known;
    };

    function replyTo({ method, url, headers }: Question): Reply {
      const query = url.searchParams;
      if (method !== 'GET') return refused('method_not_allowed', 'Method not allowed', query, 405);
      if (headers['x-app-token'] === 'invalido')
        return refused('permission_denied', 'Invalid app_token specified', query, 403);
      const [, kind, id] =
        /^\/(resource|api\/views)\/([a-z0-9]{4}-[a-z0-9]{4})\.json$/.exec(url.pathname) ?? [];
      const table = byId.get(id ?? '');
      if (table === undefined)
        return refused('dataset.missing', `Cannot find data set ${id ?? ''}`, query, 404);
      if (kind !== 'resource') return describe(afterLoss(table), writtenAt);
      return (
        misbehaviour(table, query) ??
        answerRows(table, rowsOf(table), query, { 'Last-Modified': new Date(writtenAt).toUTCString() })
      );
    }

    function misbehaviour(table: PracticeTable, query: URLSearchParams): Reply | null {
      const words = `${query.get('$where') ?? ''} ${query.get('$q') ?? ''}`;
      const number = Object.keys(misbehaviours).find((each) => words.includes(each));
      if (number === undefined) return null;
      const times = (asked.get(number) ?? 0) + 1;
      asked.set(number, times);
      return (
        misbehaviours[number]?.({ table, query, slowMs }, times % 2 === 1, (loss) =>
          losses.set(table.id, loss),
        ) ?? null
      );
    }

    function afterLoss(table: PracticeTable): PracticeTable {
      const loss = losses.get(table.id);
      losses.delete(table.id);
      if (loss === undefined) return table;
      const { [loss.column]: type, ...others } = table.columns;
      if (type === undefined) return table;
      return {
        ...table,
        columns:
          loss.as === 'renamed'
            ? { ...others, [`${loss.column}_1`]: type }
            : { ...others, [loss.column]: type === 'text' ? 'calendar_date' : 'checkbox' },
      };
    }

    const server = await serve(openDataOrigin, (question) => ({ waitMs: delayMs, ...replyTo(question) }));
    return { originMap: { [openDataOrigin]: server.origin }, close: () => server.close() };
  };
}
