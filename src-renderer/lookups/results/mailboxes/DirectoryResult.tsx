import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { emailDirectory } from '@shared/operations/co/directorio-judicial';
import { Fact, Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import { AsOfFacts } from './AsOfFacts';
import { MailboxTable } from './MailboxTable';

/** Mailboxes of the judiciary that a search found; each leads to all of its court. */
export default function DirectoryResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const { mailboxes, pagination, as_of, courts_as_of } = view.data as z.output<typeof emailDirectory.data>;
  const label = intl.formatMessage({ id: 'mailbox.tab' }, { count: number(pagination.total) });
  return children({
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="mailbox.total" />}>{number(pagination.total)}</Fact>
        <AsOfFacts mailboxes={as_of} courts={courts_as_of} />
      </Facts>
    ),
    tabs: [
      {
        id: 'mailboxes',
        label,
        content: (
          <MailboxTable
            label={label}
            mailboxes={mailboxes}
            opens
            tools={<PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />}
          />
        ),
      },
    ],
  });
}
