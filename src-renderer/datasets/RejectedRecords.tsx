import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { useAsk } from '../bridge/query';
import { Table } from '../design/Table';
import { useNumber } from '../i18n/numbers';

/** The records of a list that could not be read, with where they stand and why. */
export function RejectedRecords({ view }: { readonly view: DatasetView }) {
  const intl = useIntl();
  const number = useNumber();
  const rejected = useAsk('datasets.rejected', { id: view.id });
  const rows = rejected.data ?? [];
  const total = view.generation?.rejected ?? 0;
  return (
    <section className="dataset-part">
      <h2>
        <FormattedMessage id="datasets.rejectedTitle" />
      </h2>
      <p className="soft">
        <FormattedMessage
          id="datasets.rejectedWords"
          values={{ total: number(total), shown: number(rows.length) }}
        />
      </p>
      <Table
        className="dataset-table"
        heads={[
          intl.formatMessage({ id: 'datasets.rejected.file' }),
          intl.formatMessage({ id: 'datasets.rejected.line' }),
          intl.formatMessage({ id: 'datasets.rejected.reason' }),
          intl.formatMessage({ id: 'datasets.rejected.record' }),
        ]}
      >
        <tbody>
          {rows.map(({ file, line, reason, excerpt }) => (
            <tr key={`${file} ${line} ${reason}`}>
              <td>{file}</td>
              <td className="mono">{line}</td>
              <td>{reason}</td>
              <td className="mono dataset-excerpt">{excerpt}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
