import { FormattedMessage, useIntl } from 'react-intl';
import { contract as contractOperation, contractRecord } from '@shared/operations/co/secop/contract';
import { contractRecordOperation } from '@shared/operations/co/secop/records';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import { Link } from '../../../router/router';
import { useMoney } from '../records/money';
import type { ResultProps } from '../views';
import { contractColumns, eventColumns, modificationColumns, sanctionColumns } from './columns';
import { useDetailTab } from './DetailTab';
import { useMatches } from './Matches';
import { MoneyFacts } from './MoneyFacts';
import { contractAddress, open, processAddress, profileAddress } from './open';
import { OriginFacts } from './OriginFacts';
import {
  documentColumns,
  executionColumns,
  invoiceColumns,
  paymentColumns,
  suspensionColumns,
} from './part-columns';
import { usePartTabs } from './Parts';
import { RecordLinks } from './RecordLinks';
import './secop.css';
import { Timeline, type Moment } from './Timeline';
import type { Contract, ContractData, ContractRecordData } from './types';

/** A contract: what, between whom, how much, and what happened to it. */
export default function ContractResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const money = useMoney();
  const date = useDate();
  const data = view.data as ContractRecordData | ContractData;
  const sections = 'sections' in data ? data.sections : null;
  const matches = 'matches' in data ? data.matches : [];
  const { contract } = data;
  const parts = usePartTabs(contractRecordOperation.data, sections, [
    { name: 'sanctions', columns: sanctionColumns },
    { name: 'modifications', columns: modificationColumns },
    { name: 'events', columns: eventColumns },
    { name: 'suspensions', columns: suspensionColumns },
    { name: 'payments', columns: paymentColumns },
    { name: 'invoices', columns: invoiceColumns },
    { name: 'execution', columns: executionColumns },
    { name: 'documents', columns: documentColumns },
  ]);

  const several = useMatches({
    name: contractOperation.id,
    schema: contractRecord,
    columns: contractColumns,
    rows: matches,
    hasMore: 'has_more' in data && data.has_more,
    onOpen: (row) => open(contractAddress(String(row['contract_id']))),
  });
  const detailTab = useDetailTab();

  if (contract === null) return children(several);

  const sanctions = sections?.sanctions.items?.length ?? 0;
  const profile = profileAddress(contract.supplier_document);
  const whole =
    sections === null && contract.platform === 'secop_ii' ? contractAddress(contract.contract_id) : null;
  const process = processAddress(contract.portfolio_id);
  return children({
    title: contract.object ?? contract.reference ?? view.subject,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="secop.supplier" />}>
            {profile === null ? contract.supplier_name : <Link to={profile}>{contract.supplier_name}</Link>}
          </Fact>
          <Fact name={<FormattedMessage id="secop.entity" />}>{contract.entity_name ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="secop.value" />}>
            {money(contract.contract_value, contract.currency)}
          </Fact>
          <Fact name={<FormattedMessage id="secop.status" />}>
            {contract.status === null ? '—' : <Tag>{contract.status}</Tag>}
          </Fact>
          <Fact name={<FormattedMessage id="secop.signed" />}>{date(contract.signed_date)}</Fact>
          <Fact name={<FormattedMessage id="secop.end" />}>{date(contract.end_date)}</Fact>
          <OriginFacts origins={data} />
        </Facts>
        {sanctions > 0 && (
          <Callout tone="adverse">
            <p>
              <FormattedMessage id="secop.contractSanctioned" values={{ count: sanctions }} />
            </p>
          </Callout>
        )}
        <RecordLinks whole={whole} url={contract.url}>
          {process !== null && (
            <Link to={process}>
              <FormattedMessage id="secop.seeProcess" />
            </Link>
          )}
        </RecordLinks>
      </>
    ),
    tabs: [
      {
        id: 'summary',
        label: intl.formatMessage({ id: 'secop.summary' }),
        content: (
          <div className="secop-summary">
            <ContractTimeline contract={contract} sections={sections} />
            <MoneyFacts contract={contract} />
          </div>
        ),
      },
      ...parts,
      detailTab(contractRecord, contract, data),
    ],
  });
}

interface ContractTimelineProps {
  readonly contract: Contract;
  readonly sections: ContractRecordData['sections'];
}

function ContractTimeline({ contract, sections }: ContractTimelineProps) {
  const intl = useIntl();
  const money = useMoney();
  const says = {
    signed: intl.formatMessage({ id: 'secop.signed' }),
    start: intl.formatMessage({ id: 'secop.start' }),
    end: intl.formatMessage({ id: 'secop.end' }),
    liquidated: intl.formatMessage({ id: 'secop.liquidated' }),
    paid: intl.formatMessage({ id: 'secop.paid' }),
    sanction: intl.formatMessage({ id: 'secop.sanction' }),
  };
  const moments: readonly Moment[] = [
    { date: contract.signed_date, what: says.signed },
    { date: contract.start_date, what: says.start },
    { date: contract.end_date, what: says.end },
    { date: contract.liquidation_end_date, what: says.liquidated },
    ...(sections?.modifications.items ?? []).map((each) => ({
      date: each.approved_date,
      what: each.purpose ?? each.type ?? each.modification_id,
      detail:
        each.value === null || Number(each.value) === 0 ? each.description : money(each.value, each.currency),
    })),
    ...(sections?.suspensions.items ?? []).map((each) => ({
      date: each.approved_date,
      what: each.type,
      detail: each.purpose,
    })),
    ...(sections?.payments.items ?? []).map((each) => ({
      date: each.actual_date,
      what: says.paid,
      detail: money(each.value, each.currency),
    })),
    ...(sections?.sanctions.items ?? []).map((each) => ({
      date: each.event_date,
      what: `${says.sanction}: ${each.sanction_type ?? each.resolution_number ?? ''}`,
      detail: money(each.value, each.currency),
      adverse: true,
    })),
  ];
  return <Timeline label={intl.formatMessage({ id: 'secop.timeline' })} moments={moments} />;
}
