import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ciiuDivision } from '@shared/vocabulary/ciiu';
import { formatCedula } from '@shared/vocabulary/identifiers';
import { Fact, Facts } from '../../../design/Facts';
import { Identifier } from '../../../design/Identifier';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import './CompanySheet.css';
import { RegistrationStatus } from './RegistrationStatus';
import type { Entity } from './types';

/** What the register says of one registration, and what no open source says. */
export function CompanySheet({ entity }: { readonly entity: Entity }) {
  const language = useLanguage();
  const date = (value: string | null) => (value === null ? <None /> : formatDate(value, language));
  const person = entity.legal_representative;
  return (
    <div className="company-sheet">
      <Section title={<FormattedMessage id="company.identity" />}>
        <Fact name={<FormattedMessage id="company.name" />}>{entity.name ?? <None />}</Fact>
        {entity.acronym !== null && (
          <Fact name={<FormattedMessage id="company.acronym" />}>{entity.acronym}</Fact>
        )}
        <Fact name={<FormattedMessage id="company.nit" />}>
          {entity.nit === null ? (
            <None />
          ) : (
            <Identifier kind="nit" value={entity.nit + (entity.verification_digit ?? '')} />
          )}
        </Fact>
        <Fact name={<FormattedMessage id="company.document" />}>
          {[entity.document_type, entity.document_number].filter(Boolean).join(' ') || <None />}
        </Fact>
        <Fact name={<FormattedMessage id="company.legalForm" />}>{entity.legal_form ?? <None />}</Fact>
        <Fact name={<FormattedMessage id="company.type" />}>{entity.entity_type ?? <None />}</Fact>
        <Fact name={<FormattedMessage id="company.category" />}>{entity.category ?? <None />}</Fact>
      </Section>

      <Section title={<FormattedMessage id="company.registration" />}>
        <Fact name={<FormattedMessage id="company.status" />}>
          <RegistrationStatus status={entity.status} code={entity.status_code} />
        </Fact>
        <Fact name={<FormattedMessage id="company.chamber" />}>{entity.chamber ?? <None />}</Fact>
        <Fact name={<FormattedMessage id="company.number" />}>
          <span className="mono">{entity.registration_number ?? <None />}</span>
        </Fact>
        <Fact name={<FormattedMessage id="company.registered" />}>{date(entity.registration_date)}</Fact>
        <Fact name={<FormattedMessage id="company.renewed" />}>
          {date(entity.renewal_date)}
          {entity.last_renewed_year !== null && (
            <span className="soft">
              {' · '}
              <FormattedMessage
                id="company.renewedYear"
                values={{ year: String(entity.last_renewed_year) }}
              />
            </span>
          )}
        </Fact>
        <Fact name={<FormattedMessage id="company.expires" />}>
          {entity.is_indefinite === true ? (
            <FormattedMessage id="company.indefinite" />
          ) : (
            date(entity.expiry_date)
          )}
        </Fact>
        {entity.cancellation_date !== null && (
          <Fact name={<FormattedMessage id="company.cancelled" />}>{date(entity.cancellation_date)}</Fact>
        )}
        <Fact name={<FormattedMessage id="company.bidder" />}>
          {entity.bidder_registration === null ? (
            <None />
          ) : (
            <span className="mono">{entity.bidder_registration}</span>
          )}
        </Fact>
        <Fact name={<FormattedMessage id="company.updated" />}>{date(entity.updated_at)}</Fact>
      </Section>

      <Section title={<FormattedMessage id="company.activities" />}>
        {entity.economic_activities.length === 0 && (
          <Fact name={<FormattedMessage id="company.activity.1" />}>
            <None />
          </Fact>
        )}
        {entity.economic_activities.map(({ code, order }) => (
          <Fact key={order} name={<ActivityName order={order} />}>
            <span className="mono">{code}</span>{' '}
            <span className="soft" lang="es">
              {ciiuDivision(code)}
            </span>
          </Fact>
        ))}
      </Section>

      <Section title={<FormattedMessage id="company.representative" />}>
        {person === null ? (
          <Fact name={<FormattedMessage id="company.name" />}>
            <None />
          </Fact>
        ) : (
          <>
            <Fact name={<FormattedMessage id="company.name" />}>{person.name}</Fact>
            <Fact name={<FormattedMessage id="company.document" />}>
              {person.document_type}{' '}
              {person.document_number !== null && (
                <span className="mono">{formatCedula(person.document_number)}</span>
              )}
            </Fact>
          </>
        )}
      </Section>

      <section className="company-gaps">
        <h2>
          <FormattedMessage id="company.gaps" />
        </h2>
        <p className="note">
          <FormattedMessage id="company.gapsWords" />
        </p>
      </section>
    </div>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <Facts layout="list">{children}</Facts>
    </section>
  );
}

function ActivityName({ order }: { readonly order: number }) {
  switch (order) {
    case 1:
      return <FormattedMessage id="company.activity.1" />;
    case 2:
      return <FormattedMessage id="company.activity.2" />;
    default:
      return <FormattedMessage id="company.activity.other" values={{ order }} />;
  }
}

/** The source gives no value. */
function None() {
  return (
    <span className="soft">
      <FormattedMessage id="value.none" />
    </span>
  );
}
