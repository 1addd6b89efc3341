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
import { DataTable, type Sort } from '../../design/DataTable';
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
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adds, setAdds] = useState<readonly string[] | null>(null);
  const report = useReportFailure();
  const rows = usePagedRows('screeningFiles.rows', {
    fileId: file.id,
    filter,
    text: typed.trim(),
    byScore: sort?.column === 'best',
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
  const addSelected = async () => {
    const chosen = (await rows.all()).filter(({ row }) => selected.has(String(row)));
    setAdds(chosen.flatMap(({ screening }) => (screening === null ? [] : [screening.id])));
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
        sort={sort}
        onSort={(next) => setSort(next.column === 'best' ? next : null)}
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
                onChange={setTyped}
              />
            </span>
            <Chips
              label={intl.formatMessage({ id: 'screening.filter' })}
              choices={fileFilters
                .filter((value) => value === 'all' || value === filter || counted[value] > 0)
                .map((value) => ({ value, label: filterWord(value), count: number(counted[value]) }))}
              value={filter}
              onChange={setFilter}
            />
            {selected.size > 0 && (
              <Button onPress={() => void addSelected().catch(report)}>
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
      {adds !== null && adds.length > 0 && (
        <AddToDossier what={{ screeningIds: adds }} onClose={() => setAdds(null)} />
      )}
    </>
  );
}
