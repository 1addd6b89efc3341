import { FormattedMessage } from 'react-intl';
import type { DatasetFile, Generation } from '@shared/dataset';
import { Hash } from '../design/Hash';
import { formatDate, formatMoment } from '../i18n/dates';
import { useBytes } from '../i18n/numbers';
import { useLanguage } from '../i18n/text';
import './datasets.css';

const basisWords = {
  stated: 'datasets.basis.stated',
  modified: 'datasets.basis.modified',
  retrieved: 'datasets.basis.retrieved',
} as const satisfies Record<DatasetFile['asOfBasis'], string>;

/** The files that a copy of a list was read from, with what proves that they were these. */
export function GenerationFiles({ generation }: { readonly generation: Generation }) {
  const bytes = useBytes();
  const language = useLanguage();
  return (
    <ul className="dataset-files">
      {generation.files.map((file) => (
        <li key={file.sha256}>
          <p>
            <span className="strong">{file.name}</span> · {bytes(file.bytes)} ·{' '}
            {formatDate(file.asOf, language)}{' '}
            <span className="soft">
              <FormattedMessage id={basisWords[file.asOfBasis]} />
            </span>
          </p>
          <p className="note">
            {file.url === null ? (
              <FormattedMessage id="datasets.broughtByHand" />
            ) : (
              <span className="mono dataset-url">{file.url}</span>
            )}{' '}
            · {formatMoment(file.retrievedAt, language)}
          </p>
          <div className="row note">
            SHA-256 <Hash value={file.sha256} />
          </div>
        </li>
      ))}
    </ul>
  );
}
