import { FormattedMessage, useIntl } from 'react-intl';
import { process as processOperation, processRecord } from '@shared/operations/co/secop/process';
import { processRecordOperation } from '@shared/operations/co/secop/records';
import { Bars } from '../../../design/Bars';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import { Link } from '../../../router/router';
import { useMoney } from '../records/money';
import type { ResultProps } from '../views';
import { bidderColumns, contractColumns, offerColumns, plainProcessColumns } from './columns';
import { useDetailTab } from './DetailTab';
import { useMatches } from './Matches';
import { contractAddress, open, processAddress, profileAddress } from './open';
import { OriginFacts } from './OriginFacts';
import { changeColumns, documentColumns } from './part-columns';
import { usePartTabs } from './Parts';
import { RecordLinks } from './RecordLinks';
import './secop.css';
import { Timeline } from './Timeline';
import type { Award, Process, ProcessData, ProcessRecordData } from './types';

/** A process: what is bought, by whom, when, for how much, and who got it. */
export default function ProcessResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const money = useMoney();
  const date = useDate();
  const data = view.data as ProcessRecordData | ProcessData;
  const sections = 'sections' in data ? data.sections : null;
  const { process, matches } = data;
  const awards = data.awards ?? [];
  const parts = usePartTabs(processRecordOperation.data, sections, [
    {
      name: 'contracts',
      columns: contractColumns,
      leads: (row) => open(contractAddress(String(row['contract_id']))),
    },
    { name: 'bidders', columns: bidderColumns.filter(({ field }) => !field.startsWith('process')) },
    { name: 'offers', columns: offerColumns },
    { name: 'changes', columns: changeColumns },
    { name: 'documents', columns: documentColumns },
  ]);

  const several = useMatches({
    name: processOperation.id,
    schema: processRecord,
    columns: plainProcessColumns,
    rows: matches,
    hasMore: data.has_more,
    onOpen: (row) => open(processAddress(String(row['process_id']))),
  });
  const detailTab = useDetailTab();

  if (process === null) return children(several);

  const whole =
    sections === null && process.platform === 'secop_ii' ? processAddress(process.process_id) : null;
  return children({
    title: process.title ?? process.description ?? view.subject,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="secop.entity" />}>{process.entity_name ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="secop.basePrice" />}>
            {money(process.base_price, process.currency)}
          </Fact>
          <Fact name={<FormattedMessage id="secop.status" />}>
            {process.status === null ? '—' : <Tag>{process.status_summary ?? process.status}</Tag>}
          </Fact>
          <Fact name={<FormattedMessage id="secop.modality" />}>{process.modality ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="secop.published" />}>{date(process.published_date)}</Fact>
          <Fact name={<FormattedMessage id="secop.closing" />}>{date(process.bids_due_date)}</Fact>
          <OriginFacts origins={data} />
        </Facts>
        {process.title !== null && process.description !== null && <p>{process.description}</p>}
        {data.has_more && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="secop.awardsCut" values={{ count: awards.length }} />
            </p>
          </Callout>
        )}
        <RecordLinks whole={whole} url={process.url} />
      </>
    ),
    tabs: [
      {
        id: 'summary',
        label: intl.formatMessage({ id: 'secop.summary' }),
        content: <ProcessSummary process={process} awards={awards} />,
      },
      ...parts,
      detailTab(processRecord, process, data),
    ],
  });
}

interface ProcessSummaryProps {
  readonly process: Process;
  readonly awards: readonly Award[];
}

/** When it went from step to step, and who got how much. */
function ProcessSummary({ process, awards }: ProcessSummaryProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <div className="secop-summary">
      <Timeline
        label={intl.formatMessage({ id: 'secop.timeline' })}
        moments={[
          { date: process.published_date, what: <FormattedMessage id="secop.published" /> },
          { date: process.bids_due_date, what: <FormattedMessage id="secop.closing" /> },
          { date: process.opening_date, what: <FormattedMessage id="secop.opening" /> },
          ...awards.map((each) => ({
            date: each.award_date,
            what: <FormattedMessage id="secop.awardedTo" values={{ name: each.supplier_name ?? '—' }} />,
            detail: money(each.awarded_value, process.currency),
          })),
        ]}
      />
      {awards.length > 0 && (
        <Bars
          title={intl.formatMessage({ id: 'secop.awards' }, { count: awards.length })}
          headers={[
            intl.formatMessage({ id: 'secop.supplier' }),
            intl.formatMessage({ id: 'secop.document' }),
            intl.formatMessage({ id: 'secop.value' }),
          ]}
          bars={awards.map((each, index) => {
            const profile = profileAddress(each.supplier_document);
            const name = each.supplier_name ?? '—';
            return {
              key: String(index),
              label: profile === null ? name : <Link to={profile}>{name}</Link>,
              length: Number(each.awarded_value ?? 0),
              values: [each.supplier_document ?? '—', money(each.awarded_value, process.currency)],
            };
          })}
        />
      )}
    </div>
  );
}
