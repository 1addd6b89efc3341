import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { z } from 'zod';
import type { Language } from '@shared/text';
import type { OfacParty, ofacSanctionedParty } from '@shared/operations/us/ofac';
import { CopyButton } from '../../../design/CopyButton';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { OfficialPage } from '../../OfficialPage';
import type { ResultProps } from '../views';
import './ofac.css';

type Answer = z.output<typeof ofacSanctionedParty.data>;

/** All that the lists say of a sanctioned party. */
export default function OfacPartyResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const answer = view.data as Answer;
  // Of a party that was found, nothing is null that its description has.
  const party = answer as unknown as OfacParty;
  if (!answer.found)
    return children({
      facts: (
        <p>
          <FormattedMessage id="ofac.noParty" values={{ id: answer.entity_id }} />
        </p>
      ),
      tabs: [],
    });
  return children({
    title: party.name,
    facts: (
      <Facts>
        {party.title !== null && <Fact name={<FormattedMessage id="ofac.title" />}>{party.title}</Fact>}
        <Fact name={<FormattedMessage id="ofac.programs" />}>
          <span className="row">
            {party.programs.map((program) => (
              <Tag key={program} tone="adverse">
                {program}
              </Tag>
            ))}
          </span>
        </Fact>
        <BasisFacts view={view} />
        <Fact name={<FormattedMessage id="value.identifier" />}>
          <span className="row">
            <span className="mono">{answer.entity_id}</span>
            <OfficialPage url={answer.details_url}>
              <FormattedMessage id="ofac.page" />
            </OfficialPage>
          </span>
        </Fact>
      </Facts>
    ),
    tabs: [
      {
        id: 'party',
        label: intl.formatMessage({ id: 'ofac.party' }),
        content: <Party party={party} />,
      },
    ],
  });
}

function Party({ party }: { readonly party: OfacParty }) {
  const intl = useIntl();
  const language = useLanguage();
  const vessel = party.vessel === null ? [] : Object.values(party.vessel).filter((value) => value !== null);
  return (
    <div className="evidence">
      <Facts layout="list">
        <Part name={<FormattedMessage id="ofac.names" />} items={party.names}>
          {(name) => (
            <span className="row">
              {name.full_name}
              {name.is_primary && (
                <Tag tone="accent">
                  <FormattedMessage id="ofac.primary" />
                </Tag>
              )}
              {name.alias_type !== null && <Tag>{name.alias_type}</Tag>}
              {name.is_weak && (
                <Tag tone="silent">
                  <FormattedMessage id="ofac.weak" />
                </Tag>
              )}
              {name.script !== null && name.script !== 'Latin' && <Tag>{name.script}</Tag>}
            </span>
          )}
        </Part>
        <Part name={<FormattedMessage id="ofac.lists" />} items={party.lists}>
          {({ name, date_published }) =>
            date_published === null ? name : `${name}, ${formatDate(date_published, language)}`
          }
        </Part>
        <Part name={<FormattedMessage id="ofac.born" />} items={party.birth_dates}>
          {({ text }) => text}
        </Part>
        <Texts name={<FormattedMessage id="ofac.birthPlaces" />} items={party.birth_places} />
        <Texts name={<FormattedMessage id="ofac.nationalities" />} items={party.nationalities} />
        <Texts name={<FormattedMessage id="ofac.citizenships" />} items={party.citizenships} />
        <Texts
          name={<FormattedMessage id="ofac.gender" />}
          items={party.gender === null ? [] : [party.gender]}
        />
        <Part name={<FormattedMessage id="ofac.documents" />} items={party.identity_documents}>
          {(document) => (
            <span className="row">
              {documentWords(document, intl, language)} <span className="mono">{document.number}</span>
              <CopyButton
                text={document.number}
                label={intl.formatMessage({ id: 'action.copyWhat' }, { what: document.number })}
              />
            </span>
          )}
        </Part>
        <Part name={<FormattedMessage id="ofac.currencies" />} items={party.digital_currency_addresses}>
          {({ currency, address }) => (
            <>
              {currency} <span className="mono">{address}</span>
            </>
          )}
        </Part>
        <Part name={<FormattedMessage id="ofac.addresses" />} items={party.addresses}>
          {({ lines, city, state, postal_code, country }) =>
            [...lines, city, state, postal_code, country].filter((part) => part !== null).join(', ')
          }
        </Part>
        <Texts name={<FormattedMessage id="ofac.vessel" />} items={vessel} />
        <Part name={<FormattedMessage id="ofac.relationships" />} items={party.relationships}>
          {({ type, name, entity_id }) =>
            `${type}: ${name ?? ''}${entity_id === null ? '' : ` (${entity_id})`}`
          }
        </Part>
        <Part name={<FormattedMessage id="ofac.features" />} items={party.features}>
          {({ type, value }) => `${type}: ${value}`}
        </Part>
        <Texts
          name={<FormattedMessage id="ofac.remarks" />}
          items={party.remarks === null ? [] : [party.remarks]}
        />
      </Facts>
    </div>
  );
}

interface PartProps<T> {
  readonly name: ReactNode;
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** A named list; nothing when the lists say nothing of it. */
function Part<T>({ name, items, children }: PartProps<T>) {
  if (items.length === 0) return null;
  return (
    <Fact name={name}>
      <ul className="ofac-items">
        {items.map((item, index) => (
          // The items of an answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
    </Fact>
  );
}

function Texts({ name, items }: { readonly name: ReactNode; readonly items: readonly string[] }) {
  return (
    <Part name={name} items={items}>
      {(item) => item}
    </Part>
  );
}

function documentWords(
  { type, country, issue_date, expiry_date }: OfacParty['identity_documents'][number],
  intl: IntlShape,
  language: Language,
): string {
  return [
    type,
    country,
    issue_date === null
      ? null
      : intl.formatMessage({ id: 'ofac.issued' }, { date: formatDate(issue_date, language) }),
    expiry_date === null
      ? null
      : intl.formatMessage({ id: 'ofac.expires' }, { date: formatDate(expiry_date, language) }),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
