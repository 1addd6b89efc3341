import type { z } from 'zod';
import { sicaac, type sicaacInsolvencyCases } from '@shared/operations/co/sicaac';
import { upstreamError } from '@shared/errors';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readResultTable } from '../../../assisted/result-table';
import type { Capture } from '../../../engine/assistance';
import { columns } from './plan';

type Cases = z.output<typeof sicaacInsolvencyCases.data>['cases'];

/**
 * Reads the table of cases.
 * @throws LookupError (`changed`) unless the page names the document and shows either the table by its heads or the words
 *   that there is nothing
 */
export function readCases(captures: readonly Capture[], number: string): Cases {
  const rows = readResultTable(captures, { columns, identifier: number });
  if (rows === undefined) throw changed('neither a table of cases nor the words that there is none');
  return rows.map((row) => {
    const date = dayFirstDate(row.request_date);
    if (date === null && row.request_date !== '') throw changed(`a date «${row.request_date}»`);
    return { ...row, request_date: date };
  });
}

function changed(observed: string) {
  return upstreamError({ reason: 'changed', source: sicaac.id, observed });
}
