import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Callout } from '../../../design/Callout';
import { CopyButton } from '../../../design/CopyButton';
import { Fact, Facts } from '../../../design/Facts';
import { Identifier } from '../../../design/Identifier';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { useDate } from '../../../i18n/useDate';
import type { ResultProps } from '../views';
import { CompanySheet } from './CompanySheet';
import { Establishments } from './Establishments';
import { Registrations } from './Registrations';
import { RegistrationStatus } from './RegistrationStatus';
import { renewalGap } from './renewal-gap';
import { Statements } from './Statements';
import type { EntityData } from './types';

/** A company by its NIT: who it is, whether its registration is alive, where it works, and its figures. */
export default function CompanyResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const date = useDate();
  const number = useNumber();
  const data = view.data as EntityData;
  const [chosen, setChosen] = useState(data.entity);
  const entity = chosen;
  const asOf =
    data.as_of === null ? <FormattedMessage id="company.asOfUnknown" /> : formatDate(data.as_of, language);

  if (entity === null)
    return children({
      title: (
        <>
          <FormattedMessage id="company.nit" /> <span className="mono">{data.document_number}</span>
        </>
      ),
      facts: (
        <>
          <Facts>
            <Fact name={<FormattedMessage id="company.asOf" />}>{asOf}</Fact>
          </Facts>
          <Callout tone="note">
            <p>
              <FormattedMessage id="company.none" />
            </p>
          </Callout>
        </>
      ),
      tabs: [],
    });

  const nit = entity.nit === null ? null : entity.nit + (entity.verification_digit ?? '');
  const gap = renewalGap(entity, data.as_of);
  const { establishments, records } = data;
  const statements = data.financial_statements ?? [];
  return children({
    title: entity.name,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="company.nit" />}>
            {nit === null ? (
              '—'
            ) : (
              <span className="company-nit">
                <Identifier kind="nit" value={nit} />
                <CopyButton text={entity.nit ?? ''} label={intl.formatMessage({ id: 'company.copyNit' })} />
              </span>
            )}
          </Fact>
          <Fact name={<FormattedMessage id="company.status" />}>
            <RegistrationStatus status={entity.status} code={entity.status_code} />
          </Fact>
          <Fact name={<FormattedMessage id="company.chamber" />}>{entity.chamber ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="company.renewed" />}>
            {date(entity.renewal_date)}
            {gap !== null && (
              <span className="company-renewal">
                <Tag tone="silent">
                  <FormattedMessage id="company.notRenewed" values={{ year: String(gap) }} />
                </Tag>
              </span>
            )}
          </Fact>
          <Fact name={<FormattedMessage id="company.asOf" />}>{asOf}</Fact>
        </Facts>
        {records.length > 1 && (
          <Callout tone="info">
            <p>
              <FormattedMessage
                id="company.several"
                values={{
                  count: records.length,
                  number: entity.registration_number ?? '',
                  chamber: entity.chamber ?? '',
                }}
              />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'sheet',
        label: intl.formatMessage({ id: 'company.sheet' }),
        content: <CompanySheet entity={entity} />,
      },
      ...(establishments === null
        ? []
        : [
            {
              id: 'establishments',
              label: intl.formatMessage(
                { id: 'company.tab.establishments' },
                {
                  count: `${number(establishments.length)}${data.has_more_establishments ? '+' : ''}`,
                },
              ),
              content: (
                <Establishments establishments={establishments} hasMore={data.has_more_establishments} />
              ),
            },
          ]),
      {
        id: 'statements',
        label:
          statements.length === 0
            ? intl.formatMessage({ id: 'company.tab.noStatements' })
            : intl.formatMessage({ id: 'company.tab.statements' }, { count: statements.length }),
        content: <Statements statements={statements} />,
      },
      ...(records.length > 1
        ? [
            {
              id: 'registrations',
              label: intl.formatMessage({ id: 'company.registrations' }, { count: records.length }),
              content: <Registrations records={records} chosen={entity} onChoose={setChosen} />,
            },
          ]
        : []),
    ],
  });
}
