import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { mteEmployer, type MteEmployer } from '@shared/operations/br/mte';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { AsOfFact } from '../brazil/AsOfFact';
import { PartialMatches } from '../brazil/PartialMatches';
import { FieldFacts } from '../fields/FieldFacts';
import type { ResultProps } from '../views';
import { ListNotes } from './ListNotes';
import { usePeriods } from './usePeriods';

type Answer = z.output<typeof mteEmployer.data>;
type Aside = z.output<typeof mteEmployer.aside>;

/** Shown in the head of a record, or without meaning where a document was asked for. */
const elsewhere = new Set([
  'employer_name',
  'document',
  'name_score',
  'inclusions',
  'inclusion_date',
  'inclusion_text',
]);

/** Whether an employer stands on the list today, since when, and for what: one part for each record. */
export default function MteEmployerResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { document, records, first_inclusion_date, is_listed, as_of } = view.data as Answer;
  const { notes } = view.aside as Aside;
  return children({
    ...(records[0] === undefined ? {} : { title: records[0].employer_name }),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="brazil.document" />}>
            <span className="mono">{formatBrazilianDocument(document)}</span>
          </Fact>
          <Fact name={<FormattedMessage id="mte.today" />}>
            {records.length === 0 ? (
              <FormattedMessage id="mte.notListed" />
            ) : is_listed === null ? (
              <Tag tone="silent">
                <FormattedMessage id="mte.unknown" />
              </Tag>
            ) : (
              <Tag tone={is_listed ? 'adverse' : 'plain'}>
                <FormattedMessage id={is_listed ? 'mte.listed' : 'mte.left'} />
              </Tag>
            )}
          </Fact>
          {first_inclusion_date !== null && (
            <Fact name={<FormattedMessage id="mte.first" />}>
              {formatDate(first_inclusion_date, language)}
            </Fact>
          )}
          <AsOfFact date={as_of} />
          <BasisFacts view={view} />
        </Facts>
        <PartialMatches records={records} />
      </>
    ),
    tabs: [
      ...(records.length === 0
        ? []
        : [
            {
              id: 'records',
              label: intl.formatMessage({ id: 'mte.records' }, { count: records.length }),
              content: (
                <div className="generic-answer stack">
                  {records.map((record) => (
                    <EmployerRecord key={record.record_id} record={record} />
                  ))}
                </div>
              ),
            },
          ]),
      ...(notes.length === 0
        ? []
        : [
            {
              id: 'notes',
              label: intl.formatMessage({ id: 'mte.notes' }),
              content: <ListNotes notes={notes} />,
            },
          ]),
    ],
  });
}

/** One record: who, since when, and what the list says of it. */
function EmployerRecord({ record }: { readonly record: MteEmployer }) {
  const periods = usePeriods();
  return (
    <section className="stack">
      <h2>
        {record.employer_name}{' '}
        <span className="mono soft">{formatBrazilianDocument(record.document ?? '—')}</span>
      </h2>
      <Facts layout="list">
        <Fact name={<FormattedMessage id="mte.onTheList" />}>
          {periods(record)}
          {record.inclusion_text !== null && <span className="note"> · {record.inclusion_text}</span>}
        </Fact>
      </Facts>
      <FieldFacts
        schema={mteEmployer.data.shape.records.element}
        value={record}
        without={elsewhere}
        level={3}
      />
    </section>
  );
}
