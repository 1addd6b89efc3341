import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetView, Generation } from '@shared/dataset';
import { Fact, Facts } from '../design/Facts';
import { useNow } from '../i18n/clock';
import { formatComing, formatDate, formatMoment } from '../i18n/dates';
import { useBytes, useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { GenerationFiles } from './GenerationFiles';
import { rowsOf } from './rows';
import { OfficialPage } from '../lookups/OfficialPage';

/** What is known of a list: its copy in service, its source, its terms, and when the source is asked again. */
export function DatasetFacts({ view }: { readonly view: DatasetView }) {
  const text = useText();
  const language = useLanguage();
  const bytes = useBytes();
  const now = useNow();
  const { generation, source, licence, checkedAt, nextCheckAt } = view;
  return (
    <>
      <Facts>
        {generation !== null && <CopyFacts generation={generation} />}
        {view.diskBytes > 0 && (
          <Fact name={<FormattedMessage id="datasets.size" />}>{bytes(view.diskBytes)}</Fact>
        )}
        <Fact name={<FormattedMessage id="datasets.checked" />}>
          {checkedAt === null ? <FormattedMessage id="datasets.never" /> : formatMoment(checkedAt, language)}
        </Fact>
        <Fact name={<FormattedMessage id="datasets.next" />}>
          {nextCheckAt === null ? (
            <FormattedMessage id="datasets.byHand" />
          ) : (
            formatComing(nextCheckAt, now, language)
          )}
        </Fact>
        <Fact name={<FormattedMessage id="datasets.cadence" />}>
          <Cadence hours={view.cadence.checkEveryHours} />
        </Fact>
      </Facts>
      <Facts>
        <Fact name={<FormattedMessage id="datasets.source" />}>
          {source.publisher} <OfficialPage url={source.homepage}>{source.homepage}</OfficialPage>
        </Fact>
        <Fact name={<FormattedMessage id="datasets.licence" />}>{licence.name}</Fact>
        <Fact name={<FormattedMessage id="datasets.forms" />}>
          {view.forms.map(({ label }) => text(label)).join(' · ')}
        </Fact>
      </Facts>
      {generation !== null && (
        <section className="dataset-part">
          <h2>
            <FormattedMessage id="datasets.files" />
          </h2>
          <GenerationFiles generation={generation} />
        </section>
      )}
    </>
  );
}

function Cadence({ hours }: { readonly hours: number }) {
  return hours % 24 === 0 ? (
    <FormattedMessage id="datasets.everyDays" values={{ days: hours / 24 }} />
  ) : (
    <FormattedMessage id="datasets.everyHours" values={{ hours }} />
  );
}

function CopyFacts({ generation }: { readonly generation: Generation }) {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  return (
    <>
      <Fact name={<FormattedMessage id="datasets.asOf" />}>{formatDate(generation.asOf, language)}</Fact>
      <Fact name={<FormattedMessage id="datasets.rows" />}>
        <span
          title={intl.formatList(Object.entries(generation.rows).map(([table, rows]) => `${table} ${rows}`))}
        >
          {number(rowsOf(generation))}
        </span>
      </Fact>
      <Fact name={<FormattedMessage id="datasets.rejected" />}>{number(generation.rejected)}</Fact>
      <Fact name={<FormattedMessage id="datasets.builtAt" />}>
        {formatMoment(generation.builtAt, language)}
      </Fact>
    </>
  );
}
