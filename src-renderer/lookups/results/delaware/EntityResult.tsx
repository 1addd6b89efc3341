import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { delawareEntity } from '@shared/operations/us/delaware';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { useDate } from '../../../i18n/useDate';
import { GenericResult } from '../fields/GenericResult';
import type { ResultProps } from '../views';
import { Unconfirmed } from './Unconfirmed';

type Entity = z.output<typeof delawareEntity.data>;

/** The free record of an entity of Delaware, which does not say whether it is in good standing. */
export default function EntityResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const data = view.data as Entity;
  const words = (...parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null).join(' · ') || '—';
  const agent = data.registered_agent;
  return (
    <GenericResult view={view} operation={delawareEntity}>
      {({ tabs }) =>
        children({
          title: data.name ?? view.subject,
          facts: data.found ? (
            <>
              <Facts>
                <Fact name={<FormattedMessage id="delaware.number" />}>
                  <span className="mono">{data.file_number}</span>
                </Fact>
                <Fact name={<FormattedMessage id="delaware.formed" />}>{date(data.formation_date)}</Fact>
                <Fact name={<FormattedMessage id="delaware.kind" />}>
                  {words(data.entity_kind, data.entity_type)}
                </Fact>
                <Fact name={<FormattedMessage id="delaware.residency" />}>
                  {words(data.residency, data.state)}
                </Fact>
                {agent !== null && (
                  <Fact name={<FormattedMessage id="delaware.agent" />}>
                    {words(agent.name, agent.address, agent.city, agent.state, agent.postal_code)}
                  </Fact>
                )}
              </Facts>
              <Callout tone="note" title={intl.formatMessage({ id: 'delaware.noStatus' })}>
                <p>
                  <FormattedMessage id="delaware.noStatusWhy" />
                </p>
              </Callout>
            </>
          ) : (
            <Unconfirmed />
          ),
          tabs,
        })
      }
    </GenericResult>
  );
}
