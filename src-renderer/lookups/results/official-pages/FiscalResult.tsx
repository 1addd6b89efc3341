import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { contraloria, contraloriaFiscalRecords } from '@shared/operations/co/contraloria';
import { formatSubject } from '@shared/vocabulary/subject';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { FieldTable } from '../fields/FieldTable';
import { useAnswerTab } from '../fields/useAnswerTab';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import { DocumentNumber } from './DocumentNumber';

type Answer = z.output<typeof contraloriaFiscalRecords.data>;

const responsibles = contraloriaFiscalRecords.data.shape.records.unwrap().element;

/** What a certificate never has. */
const ofOpenData = new Set(['records', 'bulletin', 'as_of']);

/** Fiscal liability: the rows of the quarterly bulletin, or what the certificate states. */
export default function FiscalResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Answer;
  const answerTab = useAnswerTab();
  const { records, bulletin } = data;
  const label = intl.formatMessage({ id: 'fiscal.rows' }, { count: records?.length ?? 0 });
  return children({
    title: data.full_name ?? formatSubject(`${data.document_type} ${data.document_number}`),
    facts: (
      <>
        {data.status !== null && (
          <Statement
            says={intl.formatMessage({ id: data.has_records === true ? 'fiscal.record' : 'fiscal.clear' })}
            quote={data.status}
            by={contraloria.publisher}
          >
            {data.verification_code !== null && (
              <p>
                <FormattedMessage id="fiscal.code" /> <span className="mono">{data.verification_code}</span>
              </p>
            )}
          </Statement>
        )}
        <Facts>
          <Fact name={<FormattedMessage id="official.document" />}>
            {data.document_type} <DocumentNumber type={data.document_type} value={data.document_number} />
          </Fact>
          <Fact name={<FormattedMessage id="official.source" />}>
            {bulletin === null ? (
              <FormattedMessage id="official.certificate" />
            ) : (
              <FormattedMessage id="fiscal.bulletin" values={{ number: bulletin.number }} />
            )}
          </Fact>
          {bulletin !== null && (
            <Fact name={<FormattedMessage id="fiscal.cutoff" />}>
              {formatDate(bulletin.cutoff_date, language)}
            </Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        {records !== null && (
          <Callout tone={data.has_records === null ? 'silent' : 'note'}>
            <p>
              <FormattedMessage
                id={
                  data.has_records === null
                    ? 'official.otherDocument'
                    : data.has_records
                      ? 'fiscal.limits'
                      : 'fiscal.none'
                }
              />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs:
      records === null
        ? [answerTab(contraloriaFiscalRecords.data, data, ofOpenData)]
        : records.length === 0
          ? []
          : [
              {
                id: 'rows',
                label,
                content: (
                  <FieldTable name="contraloria.records" label={label} schema={responsibles} rows={records} />
                ),
              },
            ],
  });
}
