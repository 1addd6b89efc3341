import type { z } from 'zod';
import { superfinanciera, type superfinancieraComplaints } from '@shared/operations/co/superfinanciera';
import { upstreamError } from '@shared/errors';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readResultTable } from '../../../assisted/result-table';
import { namesIdentifier } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { columns } from './plan';

type Answer = z.output<typeof superfinancieraComplaints.data>;

/**
 * Reads the table of complaints.
 * @throws LookupError (`changed`) unless the page names the filing and shows either the table by its heads, with rows of
 *   that filing alone, or the words that there is nothing
 */
export function readComplaints(captures: readonly Capture[], filing: string): Answer {
  const rows = readResultTable(captures, { columns, identifier: filing });
  if (rows === undefined) throw changed('neither a table of complaints nor the words that there is none');
  return {
    complaints: rows.map((row) => {
      if (!namesIdentifier(row.filing_number, filing)) throw changed('a filing other than the one asked for');
      const date = dayFirstDate(row.filing_date);
      if (date === null && row.filing_date !== '') throw changed(`a date «${row.filing_date}»`);
      return { ...row, filing_date: date };
    }),
  };
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: superfinanciera.id, observed });
}
