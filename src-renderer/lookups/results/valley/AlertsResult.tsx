import { FormattedMessage, useIntl } from 'react-intl';
import type { alerts } from '@shared/operations/co/siata/notices';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import type { ResultProps } from '../views';
import { useColombianTime } from './readings';
import './valley.css';

type Alerts = z.output<(typeof alerts)['data']>;

/** Notices in full, most recent first. */
export default function AlertsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const time = useColombianTime();
  const { notices, total } = view.data as Alerts;
  const past = (view.input as { include_past: boolean }).include_past;
  return children({
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="valley.alerts.active" />}>
          {notices.filter(({ active }) => active).length}
        </Fact>
        {past && <Fact name={<FormattedMessage id="valley.alerts.all" />}>{total}</Fact>}
      </Facts>
    ),
    tabs: [
      {
        id: 'notices',
        label: intl.formatMessage({ id: 'valley.alerts' }, { count: total }),
        content:
          notices.length === 0 ? (
            <p className="soft">
              {past ? (
                <FormattedMessage id="valley.alerts.none" />
              ) : (
                <FormattedMessage id="valley.alerts.noneActive" />
              )}
            </p>
          ) : (
            <div className="scrolled">
              <ul className="notice-list">
                {notices.map((notice) => (
                  <li key={notice.notice_id} className="notice-entry">
                    <h2>{notice.title}</h2>
                    <p className="station-line">
                      <Tag tone={notice.active ? 'accent' : 'plain'}>
                        {notice.active ? (
                          <FormattedMessage id="valley.alerts.isActive" />
                        ) : (
                          <FormattedMessage id="valley.alerts.isPast" />
                        )}
                      </Tag>
                      <span className="soft">
                        {notice.valid_to === null ? (
                          <FormattedMessage
                            id="valley.alerts.since"
                            values={{ from: time(notice.valid_from) }}
                          />
                        ) : (
                          <FormattedMessage
                            id="valley.alerts.between"
                            values={{ from: time(notice.valid_from), to: time(notice.valid_to) }}
                          />
                        )}
                      </span>
                      {notice.audience !== null && (
                        <span className="soft">
                          {notice.audience === 'citizen' ? (
                            <FormattedMessage id="valley.alerts.citizen" />
                          ) : (
                            notice.audience
                          )}
                        </span>
                      )}
                    </p>
                    <p className="notice-description">{notice.description}</p>
                  </li>
                ))}
              </ul>
            </div>
          ),
      },
    ],
  });
}
