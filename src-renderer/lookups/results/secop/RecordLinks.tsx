import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../router/router';
import { OfficialPage } from '../../OfficialPage';

interface RecordLinksProps {
  /** Address of the whole record; null where it is shown already, or there is none. */
  readonly whole: string | null;
  /** Its page at SECOP. */
  readonly url: string | null;
  /** Links to other records. */
  readonly children?: ReactNode;
}

/** Where one can go from a contract or process. */
export function RecordLinks({ whole, url, children }: RecordLinksProps) {
  return (
    <div className="row">
      {children}
      {whole !== null && (
        <Link to={whole}>
          <FormattedMessage id="secop.seeRecord" />
        </Link>
      )}
      {url !== null && (
        <OfficialPage url={url}>
          <FormattedMessage id="secop.officialPage" />
        </OfficialPage>
      )}
    </div>
  );
}
