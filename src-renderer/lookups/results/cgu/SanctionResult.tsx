import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { cguLive, cguSanction, type CguSanctionRecord } from '@shared/operations/br/cgu';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { AsOfFact } from '../brazil/AsOfFact';
import { FieldFacts } from '../fields/FieldFacts';
import '../fields/FieldFacts.css';
import { unsaid } from '../fields/unsaid';
import { OfficialPage } from '../../OfficialPage';
import { RecordTable } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Answer = z.output<typeof cguSanction.data>;

/** Shown in the head, in tabs of their own, or known from the question. */
const elsewhere = new Set(['found', 'sanction_id', 'raw', 'live', 'portal_url', 'currency']);

/** All that a register says of a sanction, as it reads it and as it stands in the file. */
export default function CguSanctionResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const answer = view.data as Answer;
  const { found, sanction_id, as_of, live } = answer;
  // Of a sanction that was found, nothing is null that its record has.
  const sanction = answer as unknown as CguSanctionRecord;
  if (!found)
    return children({
      facts: (
        <p>
          <FormattedMessage
            id="cgu.noSanction"
            values={{ id: sanction_id, date: formatDate(as_of, language) }}
          />
        </p>
      ),
      tabs: [],
    });
  return children({
    title: sanction.name ?? sanction_id,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="cgu.inRegister" />}>
            <span className="row">
              {sanction.register.toUpperCase()}
              {sanction.is_active !== null && (
                <Tag tone={sanction.is_active ? 'adverse' : 'plain'}>
                  <FormattedMessage id={sanction.is_active ? 'cgu.active' : 'cgu.ended'} />
                </Tag>
              )}
            </span>
          </Fact>
          {sanction.document !== null && (
            <Fact name={<FormattedMessage id="brazil.document" />}>
              <span className="mono">{formatBrazilianDocument(sanction.document)}</span>
            </Fact>
          )}
          {sanction.category !== null && (
            <Fact name={<FormattedMessage id="cgu.category" />}>{sanction.category}</Fact>
          )}
          <AsOfFact date={as_of} />
          <BasisFacts view={view} />
          {sanction.portal_url !== null && (
            <Fact name={<FormattedMessage id="value.identifier" />}>
              <span className="row">
                <span className="mono">{sanction_id}</span>
                <OfficialPage url={sanction.portal_url}>
                  <FormattedMessage id="brazil.page" />
                </OfficialPage>
              </span>
            </Fact>
          )}
        </Facts>
        {sanction.document_is_masked && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="cgu.masked" />
            </p>
          </Callout>
        )}
        {live !== null && live.records.length === 0 && (
          <Callout tone="info">
            <p>
              <FormattedMessage id="cgu.notLive" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'sanction',
        label: intl.formatMessage({ id: 'cgu.sanction' }),
        content: (
          <div className="generic-answer">
            <FieldFacts
              schema={cguSanction.data as z.ZodObject}
              value={answer}
              without={new Set([...elsewhere, ...unsaid(answer)])}
            />
          </div>
        ),
      },
      ...(live === null
        ? []
        : [
            {
              id: 'live',
              label: intl.formatMessage({ id: 'cgu.live' }, { count: live.records.length }),
              content: (
                <RecordTable
                  name="cgu.live"
                  label={intl.formatMessage({ id: 'cgu.live' }, { count: live.records.length })}
                  schema={cguLive.shape.records.element}
                  columns={[
                    { field: 'name', width: 'minmax(180px, 2fr)' },
                    { field: 'document', as: 'mono', width: '160px' },
                    { field: 'category', width: 'minmax(160px, 1.5fr)' },
                    { field: 'start_date', as: 'date', width: '112px' },
                    { field: 'end_date', as: 'date', width: '112px' },
                    { field: 'body', width: 'minmax(140px, 1fr)' },
                    { field: 'process_number', as: 'mono', width: '180px' },
                  ]}
                  rows={live.records}
                  empty={<FormattedMessage id="cgu.notLive" />}
                />
              ),
            },
          ]),
      {
        id: 'row',
        label: intl.formatMessage({ id: 'cgu.row' }),
        content: (
          <div className="generic-answer">
            <Facts layout="list">
              {Object.entries(sanction.raw).map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
            </Facts>
          </div>
        ),
      },
    ],
  });
}
