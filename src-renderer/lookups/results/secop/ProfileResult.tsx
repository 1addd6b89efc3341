import { FormattedMessage, useIntl } from 'react-intl';
import { contractRecord } from '@shared/operations/co/secop/contract';
import { profile as profileOperation } from '@shared/operations/co/secop/profile';
import { sanctionRecord } from '@shared/operations/co/secop/sanctions';
import { supplierRecord } from '@shared/operations/co/secop/suppliers';
import { Bars, type Bar } from '../../../design/Bars';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useMoney } from '../records/money';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { Link } from '../../../router/router';
import { BasisFacts } from '../BasisFacts';
import { FieldFacts } from '../fields/FieldFacts';
import type { ResultProps } from '../views';
import { contractColumns, sanctionColumns } from './columns';
import { itemSchema } from './ListResult';
import { contractAddress, open, profileAddress } from './open';
import { DataSets, OriginFacts } from './OriginFacts';
import { RecordTable } from '../records/RecordTable';
import './secop.css';
import type { ProfileData } from './types';

type Side = NonNullable<ProfileData['supplier']> | NonNullable<ProfileData['entity']>;

/** A party across SECOP: how much, with whom, and what speaks against it. */
export default function ProfileResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const data = view.data as ProfileData;
  const { supplier, entity, registrations, groups } = data;
  const sanctions = data.sanctions ?? [];
  const name =
    registrations?.[0]?.name ?? entity?.names[0] ?? data.recent_contracts[0]?.supplier_name ?? null;
  const sides = [
    { side: supplier, id: 'supplier', label: intl.formatMessage({ id: 'secop.asSupplier' }) },
    { side: entity, id: 'entity', label: intl.formatMessage({ id: 'secop.asEntity' }) },
  ];
  return children({
    title: name === null ? <span className="mono">{data.document_number}</span> : name,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="secop.document" />}>
            <span className="mono">{data.document_number}</span>
          </Fact>
          {supplier !== null && <SideFacts side={supplier} />}
          {supplier === null && entity !== null && <SideFacts side={entity} />}
          <OriginFacts origins={data} />
          <BasisFacts view={view} />
        </Facts>
        {sanctions.length > 0 && (
          <Callout
            tone="adverse"
            title={intl.formatMessage({ id: 'secop.sanctioned' }, { count: sanctions.length })}
          >
            <p>
              <FormattedMessage id="secop.sanctionedWords" />
            </p>
          </Callout>
        )}
        {data.sanctions !== null && sanctions.length === 0 && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="secop.seldomSanctioned" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      ...sides.flatMap(({ side, id, label }) =>
        side === null ? [] : [{ id, label, content: <SideCharts side={side} /> }],
      ),
      ...(sanctions.length === 0
        ? []
        : [
            {
              id: 'sanctions',
              label: intl.formatMessage({ id: 'secop.sanctionsTab' }, { count: sanctions.length }),
              content: (
                <RecordTable
                  name="secop.sanctions"
                  label={intl.formatMessage({ id: 'secop.sanctionsTab' }, { count: sanctions.length })}
                  schema={sanctionRecord}
                  columns={sanctionColumns}
                  rows={sanctions}
                  onOpen={(row) => open(contractAddress(String(row['contract_id'])))}
                />
              ),
            },
          ]),
      ...(data.recent_contracts.length === 0
        ? []
        : [
            {
              id: 'recent',
              label: intl.formatMessage({ id: 'secop.recent' }),
              content: (
                <RecordTable
                  name="secop.recent"
                  label={intl.formatMessage({ id: 'secop.recent' })}
                  schema={contractRecord}
                  columns={contractColumns}
                  rows={data.recent_contracts}
                  onOpen={(row) => open(contractAddress(String(row['contract_id'])))}
                />
              ),
            },
          ]),
      ...(groups === null || groups.length === 0
        ? []
        : [
            {
              id: 'groups',
              label: intl.formatMessage({ id: 'secop.groups' }, { count: groups.length }),
              content: (
                <RecordTable
                  name="secop.groups"
                  label={intl.formatMessage({ id: 'secop.groups' }, { count: groups.length })}
                  schema={itemSchema(profileOperation.data, 'groups')}
                  columns={[
                    { field: 'group_name', width: 'minmax(220px, 2fr)' },
                    { field: 'share_percent', width: '140px' },
                    { field: 'is_leader', width: '90px' },
                    { field: 'created_date', as: 'date', width: '120px' },
                    { field: 'group_code', as: 'mono', width: '130px' },
                  ]}
                  rows={groups}
                />
              ),
            },
          ]),
      {
        id: 'registration',
        label: intl.formatMessage({ id: 'secop.registration' }),
        content: (
          <div className="evidence">
            {(registrations ?? []).map((registration, index) => (
              // The registrations of an answer never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <FieldFacts key={index} schema={supplierRecord} value={registration} />
            ))}
            <DataSets origins={data} />
          </div>
        ),
      },
    ],
  });
}

function SideFacts({ side }: { readonly side: Side }) {
  const number = useNumber();
  const money = useMoney();
  const language = useLanguage();
  return (
    <>
      <Fact name={<FormattedMessage id="secop.signedContracts" />}>{number(side.contracts)}</Fact>
      <Fact name={<FormattedMessage id="secop.totalValue" />}>{money(side.total_value, side.currency)}</Fact>
      {side.first_date !== null && side.last_date !== null && (
        <Fact name={<FormattedMessage id="secop.between" />}>
          {formatDate(side.first_date, language)} – {formatDate(side.last_date, language)}
        </Fact>
      )}
      {'bids' in side && <Fact name={<FormattedMessage id="secop.bids" />}>{number(side.bids)}</Fact>}
      {'processes' in side && (
        <Fact name={<FormattedMessage id="secop.processes" />}>{number(side.processes)}</Fact>
      )}
    </>
  );
}

interface Share {
  readonly contracts: number;
  readonly value: string | null;
}

function SideCharts({ side }: { readonly side: Side }) {
  const intl = useIntl();
  const number = useNumber();
  const money = useMoney();
  const contracts = intl.formatMessage({ id: 'secop.contracts' });
  const value = `${intl.formatMessage({ id: 'secop.value' })} (${side.currency ?? ''})`;
  const none = intl.formatMessage({ id: 'secop.notGiven' });
  const bars = <S extends Share>(shares: readonly S[], label: (share: S) => React.ReactNode): Bar[] =>
    shares.map((share, index) => ({
      key: String(index),
      label: label(share),
      length: Math.max(Number(share.value ?? 0), 0),
      values: [number(share.contracts), money(share.value)],
    }));
  const party = (name: string | null, document: string | null) => {
    const to = profileAddress(document);
    return name === null ? none : to === null ? name : <Link to={to}>{name}</Link>;
  };
  return (
    <div className="secop-charts">
      <Bars
        title={intl.formatMessage({ id: 'secop.byYear' })}
        headers={[intl.formatMessage({ id: 'secop.year' }), contracts, value]}
        bars={bars(side.by_year, (share) => share.year ?? none)}
      />
      {'top_entities' in side && (
        <Bars
          title={intl.formatMessage({ id: 'secop.topEntities' })}
          headers={[intl.formatMessage({ id: 'secop.entity' }), contracts, value]}
          bars={bars(side.top_entities, (share) => party(share.entity_name, share.entity_nit))}
        />
      )}
      {'top_suppliers' in side && (
        <Bars
          title={intl.formatMessage({ id: 'secop.topSuppliers' })}
          headers={[intl.formatMessage({ id: 'secop.supplier' }), contracts, value]}
          bars={bars(side.top_suppliers, (share) => party(share.supplier_name, share.supplier_document))}
        />
      )}
      <Bars
        title={intl.formatMessage({ id: 'secop.byStatus' })}
        headers={[intl.formatMessage({ id: 'secop.status' }), contracts, value]}
        bars={bars(side.by_status, (share) => share.status ?? none)}
      />
      {'by_platform' in side && (
        <Bars
          title={intl.formatMessage({ id: 'secop.byPlatform' })}
          headers={[intl.formatMessage({ id: 'secop.platform' }), contracts, value]}
          bars={bars(side.by_platform, (share) => share.platform ?? none)}
        />
      )}
    </div>
  );
}
