import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { lawData, legalize, legalizeLaw } from '@shared/operations/co/legalize';
import { optionalTextPage, textOf } from '@shared/operations/long-text';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDay } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage, useText } from '../../../i18n/text';
import { useDate } from '../../../i18n/useDate';
import { navigate } from '../../../router/router';
import { FieldFacts } from '../fields/FieldFacts';
import { TextTab } from '../text/TextTab';
import type { ResultProps } from '../views';
import { lawsAddress } from './law-address';

type Law = z.output<typeof lawData>;

/** What is known of a law beside its text. */
const dataOfLaw = lawData.omit(
  Object.fromEntries(Object.keys(optionalTextPage).map((name) => [name, true])) as Record<
    keyof typeof optionalTextPage,
    true
  >,
);

/** A law to be read: what it is, whether it is in force, its text. */
export default function LawResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const date = useDate();
  const number = useNumber();
  const law = view.data as Law;
  const page = useMemo(() => textOf(legalizeLaw, view.data), [view.data]);
  const origin = useMemo(
    () => ({
      title: [law.short_title ?? law.id, law.title].filter((part) => part !== null).join(', '),
      source: text(legalize.name),
      url: law.source_url ?? legalize.homepage,
      readOn: intl.formatMessage(
        { id: 'text.readOn' },
        { date: formatDay(view.answeredAt ?? view.requestedAt, language) },
      ),
    }),
    [law, text, intl, language, view.answeredAt, view.requestedAt],
  );

  if (!law.found)
    return children({
      title: law.id,
      facts: (
        <Callout
          tone="note"
          title={intl.formatMessage({ id: 'laws.notFound' }, { id: law.id })}
          actions={
            <Button onPress={() => navigate(lawsAddress)}>
              <FormattedMessage id="laws.search" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="laws.notFoundWords" />
          </p>
        </Callout>
      ),
      tabs: [],
    });

  return children({
    title: law.short_title ?? law.id,
    facts: (
      <>
        <p className="law-title">{law.title}</p>
        <Facts>
          <Fact name={<FormattedMessage id="laws.status" />}>
            {law.status_raw === null ? (
              <span className="mono">{law.status ?? '—'}</span>
            ) : (
              <>
                {law.status_raw}{' '}
                <span className="note">
                  <FormattedMessage id="laws.literal" /> · <span className="mono">{law.status}</span>
                </span>
              </>
            )}
          </Fact>
          <Fact name={<FormattedMessage id="laws.published" />}>{date(law.publication_date)}</Fact>
          {law.department !== null && (
            <Fact name={<FormattedMessage id="laws.issuer" />}>{law.department}</Fact>
          )}
          {law.article_count !== null && (
            <Fact name={<FormattedMessage id="laws.articles" />}>{number(law.article_count)}</Fact>
          )}
        </Facts>
      </>
    ),
    tabs: [
      ...(page === null
        ? []
        : [
            {
              id: 'text',
              label: intl.formatMessage({ id: 'text.tab' }),
              content: <TextTab lookupId={view.id} page={page} origin={origin} />,
            },
          ]),
      {
        id: 'data',
        label: intl.formatMessage({ id: 'laws.data' }),
        content: (
          <div className="evidence">
            <FieldFacts schema={dataOfLaw} value={law} />
          </div>
        ),
      },
    ],
  });
}
