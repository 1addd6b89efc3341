import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  fileFilters,
  openNames,
  type FileFilter,
  type ScreeningFile,
  type ScreeningFileRow,
} from '@shared/screening-files';
import { Awaiting } from '../../bridge/Awaiting';
import { useReportFailure } from '../../bridge/failures';
import { usePagedRows } from '../../bridge/paged';
import { Button } from '../../design/Button';
import { DataTable } from '../../design/DataTable';
import { notifyDone } from '../../design/notices';
import { SearchField } from '../../design/SearchField';
import { Chips } from '../../design/toggles';
import { useNumber } from '../../i18n/numbers';
import { AddToDossier } from '../../lookups/AddToDossier';
import { address, navigate } from '../../router/router';
import { useNameColumns } from './useNameColumns';
import { useFileFilterWord } from './words';

/** The names of a file with what became of each, those that are wanted, and the way of some into a dossier. */
export function FileRows({ file }: { readonly file: ScreeningFile }) {
  const intl = useIntl();
  const number = useNumber();
  const filterWord = useFileFilterWord();
  const columns = useNameColumns();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<FileFilter>('all');
  const [byScore, setByScore] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adds, setAdds] = useState<readonly string[] | null>(null);
  const report = useReportFailure();
  const rows = usePagedRows('screeningFiles.rows', {
    fileId: file.id,
    filter,
    text: typed.trim(),
    byScore,
  });
  const { counts } = file;
  const counted: Readonly<Record<FileFilter, number>> = {
    all: counts.total,
    hits: counts.withHits,
    undecided: counts.undecided,
    decided: counts.decided,
    true_match: counts.trueMatch,
    none: counts.done - counts.withHits,
    open: openNames(counts),
    invalid: counts.invalid,
  };
  // Only what was screened can go into a dossier; the rest of the selection is left out and said so.
  const gather = async () => {
    const chosen = (await rows.all()).filter(({ row }) => selected.has(String(row)));
    const screened = chosen.flatMap(({ screening }) => (screening === null ? [] : [screening.id]));
    if (screened.length < chosen.length)
      notifyDone(intl.formatMessage({ id: 'screening.leftOut' }, { count: chosen.length - screened.length }));
    if (screened.length > 0) setAdds(screened);
  };
  /** What is no longer shown is no longer selected. */
  const select =
    <Value,>(put: (value: Value) => void) =>
    (value: Value) => {
      put(value);
      setSelected(new Set());
    };
  return (
    <>
      <DataTable<ScreeningFileRow>
        takesFocus
        label={file.name}
        name="screening-file"
        rows={rows}
        rowKey={({ row }) => String(row)}
        selected={selected}
        onSelect={setSelected}
        sort={byScore ? { column: 'best', descending: true } : { column: 'row', descending: false }}
        onSort={({ column }) => setByScore(column === 'best' && !byScore)}
        onOpen={({ screening }) => {
          if (screening !== null) navigate(address('screening', 'runs', screening.id));
        }}
        tools={
          <>
            <span className="tools-search">
              <SearchField
                filter
                label={intl.formatMessage({ id: 'screening.search' })}
                value={typed}
                onChange={select(setTyped)}
              />
            </span>
            <Chips
              label={intl.formatMessage({ id: 'screening.filter' })}
              choices={fileFilters
                .filter((value) => value === 'all' || value === filter || counted[value] > 0)
                .map((value) => ({ value, label: filterWord(value), count: number(counted[value]) }))}
              value={filter}
              onChange={select(setFilter)}
            />
            {selected.size > 0 && (
              <Button onPress={() => void gather().catch(report)}>
                <FormattedMessage id="result.toDossier" />
              </Button>
            )}
          </>
        }
        columns={columns}
        empty={
          rows.isPending || rows.error !== null ? (
            <Awaiting error={rows.error} lines={8} />
          ) : (
            <p className="frame-wait soft">{intl.formatMessage({ id: 'screening.noneSuch' })}</p>
          )
        }
      />
      {adds !== null && <AddToDossier what={{ screeningIds: adds }} onClose={() => setAdds(null)} />}
    </>
  );
}
