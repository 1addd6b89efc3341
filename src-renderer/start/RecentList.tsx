import type { LookupRow } from '@shared/lookup';
import { publishedOperations } from '@shared/operations';
import { HistoryEntry } from '../history/HistoryEntry';
import '../history/History.css';
import { address, Link } from '../router/router';

const shown = 8;

const published = new Set(publishedOperations.map((operation) => operation.id));

/** The first lookups of a list that a person asked for. */
export default function RecentList({ rows }: { readonly rows: readonly LookupRow[] }) {
  // Further pages, parties and details of a case are lookups too, but nobody looks for them here.
  const asked = rows.filter((row) => published.has(row.operation));
  return (
    <ul className="start-list">
      {asked.slice(0, shown).map((row) => (
        <li key={row.id}>
          <Link to={address('history', row.id)} className="start-entry">
            <HistoryEntry row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
