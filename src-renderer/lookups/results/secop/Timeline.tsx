import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';

export interface Moment {
  /** yyyy-mm-dd */
  readonly date: string | null;
  readonly what: ReactNode;
  readonly detail?: ReactNode;
  readonly adverse?: boolean;
}

/** What happened when, the oldest first; what has no date is left out. */
export function Timeline({
  label,
  moments,
}: {
  readonly label: string;
  readonly moments: readonly Moment[];
}) {
  const language = useLanguage();
  const dated = moments
    .flatMap((moment) => (moment.date === null ? [] : [{ ...moment, date: moment.date }]))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  // A draft has no date yet: an empty line of time would say nothing.
  if (dated.length === 0) return null;
  return (
    <section className="secop-timeline" aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {dated.map(({ date, what, detail, adverse = false }, index) => (
          // The moments of an answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={adverse ? 'secop-moment secop-moment-adverse' : 'secop-moment'}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            <span>
              {what}
              {detail !== undefined && <span className="soft secop-moment-detail">{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
