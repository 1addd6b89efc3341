import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { sunatRuc, type Taxpayer } from '@shared/operations/pe/sunat';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage, useText } from '../../../i18n/text';
import '../rues/CompanySheet.css';
import './sunat.css';

type Name = keyof Taxpayer;

const identity = [
  'taxpayer_type',
  'document',
  'trade_name',
  'registration_date',
  'activity_start_date',
  'deregistration_date',
  'profession',
] as const satisfies readonly Name[];
const place = ['address', 'district', 'province', 'department', 'ubigeo'] as const satisfies readonly Name[];
const activities = ['economic_activities', 'foreign_trade_activity'] as const satisfies readonly Name[];
const receipts = [
  'receipt_system',
  'printed_receipts',
  'electronic_systems',
  'electronic_issuer_since',
  'electronic_receipts',
  'accounting_system',
  'ple_since',
  'padrones',
] as const satisfies readonly Name[];

interface TaxpayerSheetProps {
  readonly taxpayer: Taxpayer;
  /** Below it. */
  readonly children: ReactNode;
}

/** What its source says of a taxpayer, under the contract's names; what it does not say is left out. */
export function TaxpayerSheet({ taxpayer, children }: TaxpayerSheetProps) {
  return (
    <div className="company-sheet">
      <Section title={<FormattedMessage id="taxpayer.identity" />} names={identity} of={taxpayer} />
      <Section title={<FormattedMessage id="taxpayer.place" />} names={place} of={taxpayer} />
      <Section title={<FormattedMessage id="taxpayer.activities" />} names={activities} of={taxpayer} />
      <Section title={<FormattedMessage id="taxpayer.receipts" />} names={receipts} of={taxpayer} />
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly names: readonly Name[];
  readonly of: Taxpayer;
}

function Section({ title, names, of }: SectionProps) {
  const text = useText();
  const given = names.filter((name) => of[name] !== null);
  if (given.length === 0) return null;
  const label = (name: Name): ReactNode => {
    const words = fieldText(sunatRuc.data.shape[name] as z.ZodType);
    return words === undefined ? name : <span title={text(words.help)}>{text(words.label)}</span>;
  };
  return (
    <section>
      <h2>{title}</h2>
      <Facts layout="list">
        {given.map((name) => (
          <Fact key={name} name={label(name)}>
            <Said value={of[name]} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** A value of the sheet: a text or date, a document, or a list of texts, activities or things since a day. */
function Said({ value }: { readonly value: Taxpayer[Name] }) {
  const language = useLanguage();
  const since = (date: string | null): ReactNode =>
    date !== null && (
      <span className="soft">
        {' '}
        <FormattedMessage id="taxpayer.since" values={{ date: formatDate(date, language) }} />
      </span>
    );
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, language);
    return /^\d+$/.test(value) ? <span className="mono">{value}</span> : value;
  }
  if (Array.isArray(value)) {
    if (value.length === 0)
      return (
        <span className="soft">
          <FormattedMessage id="value.empty" />
        </span>
      );
    return (
      <ul className="taxpayer-list">
        {value.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>{item}</li>
          ) : 'since' in item ? (
            <li key={item.name}>
              {item.name}
              {since(item.since)}
            </li>
          ) : (
            <li key={`${item.rank} ${item.description}`}>
              <span className="mono">{item.ciiu}</span> {item.description}{' '}
              <span className="soft">{item.rank}</span>
            </li>
          ),
        )}
      </ul>
    );
  }
  if (typeof value === 'object' && value !== null && 'type' in value)
    return (
      <>
        {value.type} <span className="mono">{value.number}</span>
      </>
    );
  return null;
}
