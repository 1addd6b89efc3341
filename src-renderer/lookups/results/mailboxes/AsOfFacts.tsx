import { FormattedMessage } from 'react-intl';
import { courtsList } from '@shared/operations/co/directorio-judicial';
import { Fact } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { address, Link } from '../../../router/router';

interface AsOfFactsProps {
  readonly mailboxes: string;
  /** null when the directory of courts was not imported. */
  readonly courts: string | null;
}

/** How current the two directories are. */
export function AsOfFacts({ mailboxes, courts }: AsOfFactsProps) {
  const language = useLanguage();
  return (
    <>
      <Fact name={<FormattedMessage id="mailbox.asOf" />}>{formatDate(mailboxes, language)}</Fact>
      <Fact name={<FormattedMessage id="mailbox.courtsAsOf" />}>
        {courts === null ? (
          <Link to={address('datasets', courtsList)}>
            <FormattedMessage id="mailbox.import" />
          </Link>
        ) : (
          formatDate(courts, language)
        )}
      </Fact>
    </>
  );
}
