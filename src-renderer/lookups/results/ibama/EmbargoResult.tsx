import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { ibamaEmbargo, type EmbargoStatus } from '@shared/operations/br/ibama';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage, useText } from '../../../i18n/text';
import { fieldText } from '@shared/operations/operation';
import { BasisFacts } from '../BasisFacts';
import { FieldFacts } from '../fields/FieldFacts';
import type { ResultProps } from '../views';
import { AsOfFact } from '../brazil/AsOfFact';
import { unsaid } from '../fields/unsaid';

type Answer = z.output<typeof ibamaEmbargo.data>;
type Notice = Answer['records'][number];

const tones = { active: 'adverse', lifted: 'plain', cancelled: 'plain' } as const satisfies Record<
  EmbargoStatus,
  string
>;
const record = ibamaEmbargo.data.shape.records.element;

/** All that is published of an embargo notice; several where a number repeats, told apart by their identifier. */
export default function IbamaEmbargoResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const { embargo_id, records, as_of } = view.data as Answer;
  // Several notices may have one number: then none of them stands for all in the head.
  const only = records.length === 1 ? records[0] : undefined;
  return children({
    ...(only === undefined ? {} : { title: only.person_name ?? only.property_name ?? embargo_id }),
    facts: (
      <Facts>
        {only === undefined ? (
          <Fact name={embargo_id}>
            <FormattedMessage id="ibama.notices" values={{ count: records.length }} />
          </Fact>
        ) : (
          <>
            <Fact name={<FormattedMessage id="ibama.status" />}>
              <Status notice={only} />
            </Fact>
            {only.document !== null && (
              <Fact name={<FormattedMessage id="brazil.document" />}>
                <span className="mono">{formatBrazilianDocument(only.document)}</span>
              </Fact>
            )}
            <Fact name={<FormattedMessage id="ibama.place" />}>
              {[only.municipality, only.state].filter((part) => part !== null).join(', ') || '—'}
            </Fact>
            {only.area_ha !== null && (
              <Fact name={<FormattedMessage id="ibama.area" />}>{intl.formatNumber(only.area_ha)} ha</Fact>
            )}
          </>
        )}
        <AsOfFact date={as_of} />
        <BasisFacts view={view} />
      </Facts>
    ),
    tabs: records.map((notice) => ({
      id: notice.embargo_id,
      label: intl.formatMessage(
        { id: 'ibama.notice' },
        { number: [notice.embargo_number ?? notice.embargo_id, notice.series].filter(Boolean).join(' ') },
      ),
      content: (
        <div className="generic-answer">
          <FieldFacts schema={record} value={notice} without={new Set(unsaid(notice))} />
        </div>
      ),
    })),
  });
}

/** Where an embargo stands, in a word and since when. */
function Status({ notice }: { readonly notice: Notice }) {
  const text = useText();
  const language = useLanguage();
  const words = fieldText(record.shape.status)?.choices?.[notice.status];
  const since = notice.status === 'lifted' ? notice.lifted_date : notice.embargo_date;
  return (
    <span className="row">
      <Tag tone={tones[notice.status]}>{words === undefined ? notice.status : text(words)}</Tag>
      {since !== null && formatDate(since, language)}
    </span>
  );
}
