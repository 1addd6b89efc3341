import { FormattedMessage } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { useAsk } from '../bridge/query';
import { useNumber } from '../i18n/numbers';

/** The records of a list that could not be read, with where they stand and why. */
export function RejectedRecords({ view }: { readonly view: DatasetView }) {
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
      <table className="dataset-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="datasets.rejected.file" />
            </th>
            <th scope="col">
              <FormattedMessage id="datasets.rejected.line" />
            </th>
            <th scope="col">
              <FormattedMessage id="datasets.rejected.reason" />
            </th>
            <th scope="col">
              <FormattedMessage id="datasets.rejected.record" />
            </th>
          </tr>
        </thead>
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
      </table>
    </section>
  );
}
