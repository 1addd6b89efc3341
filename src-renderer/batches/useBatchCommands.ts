import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useReportFailure } from '../bridge/failures';
import { useCommands, type Command } from '../commands/commands';

type Act = (request: { batchId: string }, options: { onError: (error: unknown) => void }) => void;

interface BatchCommands {
  readonly batchId: string;
  readonly start: Act | null;
  /** Nothing was asked yet. */
  readonly isFirst: boolean;
  readonly pause: Act | null;
  readonly retry: Act | null;
  readonly exportAs: (format: 'csv' | 'xlsx') => void;
}

/** What can be done with the batch now, for the palette and the keys. */
export function useBatchCommands({ batchId, start, isFirst, pause, retry, exportAs }: BatchCommands): void {
  const intl = useIntl();
  const report = useReportFailure();
  useCommands(
    useMemo<readonly Command[]>(() => {
      const group = intl.formatMessage({ id: 'batches.group' });
      const act = (id: string, title: string, run: Act | null): readonly Command[] =>
        run === null
          ? []
          : [{ id, title, group, keys: 'R', run: () => run({ batchId }, { onError: report }) }];
      return [
        ...act(
          'batch.start',
          intl.formatMessage({ id: isFirst ? 'batches.startCommand' : 'batches.resume' }),
          start,
        ),
        ...act('batch.pause', intl.formatMessage({ id: 'batches.pause' }), pause),
        ...act(
          'batch.retry',
          intl.formatMessage({ id: 'batches.retryCommand' }),
          pause === null ? retry : null,
        ),
        {
          id: 'batch.csv',
          title: intl.formatMessage({ id: 'batches.exportCsv' }),
          group,
          run: () => exportAs('csv'),
        },
        {
          id: 'batch.xlsx',
          title: intl.formatMessage({ id: 'batches.exportXlsx' }),
          group,
          keys: 'Mod+E',
          run: () => exportAs('xlsx'),
        },
      ];
    }, [intl, report, batchId, start, isFirst, pause, retry, exportAs]),
  );
}
