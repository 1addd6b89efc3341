import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { RadicadoParts } from '../../../design/Radicado';
import { Tag } from '../../../design/Tag';
import { useNumber } from '../../../i18n/numbers';
import { useDate } from '../../../i18n/useDate';
import type { ResultParts, ResultProps } from '../views';
import { CaseActions } from './CaseActions';
import { CaseDetail } from './CaseDetail';
import { CaseParties } from './CaseParties';
import { CaseRecords } from './CaseRecords';
import { CaseTitle } from './CaseTitle';
import { RecordActions } from './RecordActions';
import type { CaseAside, CaseRecord, JudicialCase } from './types';
import { useNewActions } from './useNewActions';

/** A case by its radicado: who, where, since when, and everything that happened in it. */
export default function CaseResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const number = useNumber();
  const isNew = useNewActions(view);
  const data = view.data as JudicialCase;
  const { records } = view.aside as CaseAside;
  const primary = data.primary_case;
  // Another record of the same number that the person chose to read.
  const [chosen, setChosen] = useState<CaseRecord | null>(null);
  const privates = records.filter((record) => record.is_private).length;

  if (primary === null || data.private_only)
    return children({
      title: <FormattedMessage id={records.length === 0 ? 'case.none' : 'case.privateTitle'} />,
      facts: (
        <>
          <RadicadoParts value={data.registration_number} />
          {records.length === 0 ? (
            <Callout tone="note">
              <p>
                <FormattedMessage id="case.noneWords" />
              </p>
            </Callout>
          ) : (
            <Callout tone="note">
              <p>
                <FormattedMessage id="case.privateWords" values={{ count: records.length }} />
              </p>
            </Callout>
          )}
        </>
      ),
      tabs: records.length === 0 ? [] : [recordsTab()],
    });

  const newest = data.actions[0];
  const parts: ResultParts = {
    title: <CaseTitle partiesText={primary.parties_text} />,
    facts: (
      <>
        <RadicadoParts value={data.registration_number} />
        <Facts>
          <Fact name={<FormattedMessage id="case.court" />}>{primary.court}</Fact>
          <Fact name={<FormattedMessage id="case.filed" />}>{date(primary.start_date)}</Fact>
          <Fact name={<FormattedMessage id="case.lastAction" />}>
            {date(primary.last_action_date)}{' '}
            {newest !== undefined && isNew(newest) && (
              <Tag tone="accent">
                <FormattedMessage id="case.new" />
              </Tag>
            )}
          </Fact>
          {records.length > 1 && (
            <Fact name={<FormattedMessage id="case.otherRecords" />}>
              <FormattedMessage
                id="case.otherCount"
                values={{ open: records.length - 1 - privates, privates }}
              />
            </Fact>
          )}
        </Facts>
        {chosen !== null && (
          <Callout tone="info">
            <div className="spread">
              <p className="other-record">
                <FormattedMessage id="case.otherShown" values={{ record: chosen.id, court: chosen.court }} />
              </p>
              <Button onPress={() => setChosen(null)}>
                <FormattedMessage id="case.backToPrimary" />
              </Button>
            </div>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'actions',
        label:
          chosen === null
            ? intl.formatMessage({ id: 'case.tab.actions' }, { count: number(data.pagination.total) })
            : intl.formatMessage({ id: 'case.actions' }),
        content:
          chosen === null ? (
            <CaseActions
              caseId={primary.id}
              firstPage={data.actions}
              pagination={data.pagination}
              isNew={isNew}
            />
          ) : (
            <RecordActions caseId={chosen.id} />
          ),
      },
      {
        id: 'parties',
        label: intl.formatMessage({ id: 'case.tab.parties' }),
        content: <CaseParties caseId={(chosen ?? primary).id} />,
      },
      {
        id: 'detail',
        label: intl.formatMessage({ id: 'case.tab.detail' }),
        content: <CaseDetail caseId={(chosen ?? primary).id} />,
      },
      ...(records.length > 1 ? [recordsTab()] : []),
    ],
  };
  return children(parts);

  function recordsTab() {
    return {
      id: 'records',
      label: intl.formatMessage({ id: 'case.tab.records' }, { count: records.length }),
      content: (
        <CaseRecords
          records={records}
          primaryId={primary?.id ?? null}
          chosenId={chosen?.id ?? primary?.id ?? null}
          onChoose={(record) => setChosen(record.id === primary?.id ? null : record)}
        />
      ),
    };
  }
}
