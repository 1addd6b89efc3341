import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { rreeForeignerCards } from '@shared/operations/pe/rree';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import { BasisFacts } from '../BasisFacts';
import { useAnswerTab } from '../fields/useAnswerTab';
import type { ResultProps } from '../views';

type Answer = z.output<typeof rreeForeignerCards.data>;

/** Whose a foreigner card is, and whether it still held on the day it was asked about. */
export default function ForeignerCardResult({ view, children }: ResultProps) {
  const date = useDate();
  const answerTab = useAnswerTab();
  const data = view.data as Answer;
  const name = [data.first_name, data.last_name].filter((part) => part !== null).join(' ');
  const asked = new Date(view.answeredAt ?? view.requestedAt).toISOString().slice(0, 10);
  return children({
    ...(name === '' ? {} : { title: name }),
    facts: (
      <>
        <Facts>
          {data.found && (
            <>
              <Fact name={<FormattedMessage id="foreigner.card" />}>
                <span className="mono">{data.card_number}</span>
              </Fact>
              <Fact name={<FormattedMessage id="foreigner.nationality" />}>{data.nationality ?? '—'}</Fact>
              <Fact name={<FormattedMessage id="foreigner.status" />}>{data.immigration_status ?? '—'}</Fact>
              <Fact name={<FormattedMessage id="foreigner.expires" />}>
                {date(data.expiration_date)}{' '}
                {data.expiration_date !== null && data.expiration_date < asked && (
                  <Tag tone="silent">
                    <FormattedMessage id="foreigner.expired" />
                  </Tag>
                )}
              </Fact>
            </>
          )}
          <BasisFacts view={view} />
        </Facts>
        {!data.found && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="foreigner.none" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: data.found ? [answerTab(rreeForeignerCards.data, data, new Set(['found']))] : [],
  });
}
