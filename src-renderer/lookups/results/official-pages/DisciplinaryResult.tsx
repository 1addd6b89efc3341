import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { procuraduria, procuraduriaDisciplinaryRecords } from '@shared/operations/co/procuraduria';
import { formatSubject } from '@shared/vocabulary/subject';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { FieldTable } from '../fields/FieldTable';
import { useAnswerTab } from '../fields/useAnswerTab';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import { DocumentNumber } from './DocumentNumber';

type Answer = z.output<typeof procuraduriaDisciplinaryRecords.data>;

const sanctions = procuraduriaDisciplinaryRecords.data.shape.records.unwrap().element;

/** What a certificate never has. */
const ofOpenData = new Set(['records', 'as_of']);

/** Disciplinary sanctions: those of SIRI as a table, or what the certificate states. */
export default function DisciplinaryResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Answer;
  const answerTab = useAnswerTab();
  const { records } = data;
  const inForce = records?.filter(({ in_force }) => in_force === true).length ?? 0;
  const label = intl.formatMessage({ id: 'disciplinary.sanctions' }, { count: records?.length ?? 0 });
  return children({
    title: data.full_name ?? formatSubject(`${data.document_type} ${data.document_number}`),
    facts: (
      <>
        {data.status !== null && (
          <Statement
            says={intl.formatMessage({
              id: !data.found
                ? 'disciplinary.unknown'
                : data.has_records === true
                  ? 'disciplinary.record'
                  : 'disciplinary.clear',
            })}
            quote={data.status}
            by={procuraduria.publisher}
          >
            <p>
              <FormattedMessage id="disciplinary.certificateLimits" />
            </p>
          </Statement>
        )}
        <Facts>
          <Fact name={<FormattedMessage id="official.document" />}>
            {data.document_type} <DocumentNumber type={data.document_type} value={data.document_number} />
          </Fact>
          <Fact name={<FormattedMessage id="official.source" />}>
            <FormattedMessage id={data.source === 'siri' ? 'disciplinary.siri' : 'official.certificate'} />
          </Fact>
          {data.as_of !== null && (
            <Fact name={<FormattedMessage id="official.asOf" />}>{formatDate(data.as_of, language)}</Fact>
          )}
          {inForce > 0 && (
            <Fact name={<FormattedMessage id="disciplinary.inForce" />}>
              <Tag tone="adverse">{inForce}</Tag>
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
                      ? 'disciplinary.siriLimits'
                      : 'disciplinary.none'
                }
              />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs:
      records === null
        ? [answerTab(procuraduriaDisciplinaryRecords.data, data, ofOpenData)]
        : records.length === 0
          ? []
          : [
              {
                id: 'sanctions',
                label,
                content: <FieldTable name="siri.records" label={label} schema={sanctions} rows={records} />,
              },
            ],
  });
}
