import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { emailsByCourt } from '@shared/operations/co/directorio-judicial';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { FieldFacts } from '../fields/FieldFacts';
import type { ResultProps } from '../views';
import { AsOfFacts } from './AsOfFacts';
import { Email } from './Email';
import { MailboxTable } from './MailboxTable';

/** Every mailbox of a court, its own first, and what the directory of courts has of it. */
export default function CourtResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const number = useNumber();
  const data = view.data as z.output<typeof emailsByCourt.data>;
  const { court, mailboxes, court_code: code } = data;
  const own = mailboxes.find(({ account_type }) => account_type === 'despacho');
  const asked = (view.input as { readonly court_code: string }).court_code;
  const label = intl.formatMessage({ id: 'mailbox.tab' }, { count: number(mailboxes.length) });
  return children({
    title: own?.office_name ?? court?.office_name ?? code,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="mailbox.code" />}>
            <span className="mono">{code}</span>
          </Fact>
          {own !== undefined && (
            <Fact name={<FormattedMessage id="mailbox.email" />}>
              <Email address={own.email} />
            </Fact>
          )}
          <AsOfFacts mailboxes={data.as_of} courts={data.courts_as_of} />
        </Facts>
        {asked.length > code.length && (
          <Callout tone="info">
            <p>
              <FormattedMessage id="mailbox.origin" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'mailboxes',
        label,
        content: <MailboxTable label={label} mailboxes={mailboxes} opens={false} />,
      },
      ...(court === null
        ? []
        : [
            {
              id: 'court',
              label: intl.formatMessage({ id: 'mailbox.courtTab' }),
              content: (
                <div className="generic-answer">
                  <FieldFacts schema={emailsByCourt.data.shape.court.unwrap()} value={court} />
                </div>
              ),
            },
          ]),
    ],
  });
}
