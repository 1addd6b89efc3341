import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { awardsSearch } from '@shared/operations/co/secop/awards';
import { biddersSearch } from '@shared/operations/co/secop/bidders';
import { contractsByProvider, contractsSearch } from '@shared/operations/co/secop/contract';
import { modificationsSearch } from '@shared/operations/co/secop/modifications';
import { plansSearch } from '@shared/operations/co/secop/plans';
import { processesByEntity, processesSearch } from '@shared/operations/co/secop/process';
import { sanctionsByProvider, sanctionsSearch } from '@shared/operations/co/secop/sanctions';
import { suppliersSearch } from '@shared/operations/co/secop/suppliers';
import { findOperation } from '@shared/operations';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { useNumber } from '../../../i18n/numbers';
import { useText } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { PageButtons } from '../PageButtons';
import type { ResultProps } from '../views';
import {
  bidderColumns,
  contractColumns,
  eventColumns,
  integratedColumns,
  lineColumns,
  modificationColumns,
  planColumns,
  processColumns,
  sanctionColumns,
  supplierColumns,
} from './columns';
import { contractAddress, open, processAddress, profileAddress } from './open';
import { OriginFacts } from './OriginFacts';
import { RecordTable, type Shown } from '../records/RecordTable';
import type { Origins } from './types';

type Cells = Readonly<Record<string, unknown>>;

interface Listing {
  /** The member of the answer that is listed. */
  readonly member: string;
  readonly columns: readonly Shown[];
  /** Where a row leads; null for nowhere. */
  readonly leads?: (row: Cells) => string | null;
}

const id = (row: Cells, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

const listings: Readonly<Record<string, (data: Cells, input: Cells) => Listing>> = {
  [contractsSearch.id]: () => ({ member: 'items', ...contracts }),
  [contractsByProvider.id]: () => ({ member: 'contracts', ...contracts }),
  [processesSearch.id]: () => ({ member: 'items', ...processes }),
  [processesByEntity.id]: () => ({ member: 'processes', ...processes }),
  [sanctionsSearch.id]: () => ({ member: 'items', ...sanctions }),
  [sanctionsByProvider.id]: () => ({ member: 'sanctions', ...sanctions }),
  [suppliersSearch.id]: () => ({
    member: 'items',
    columns: supplierColumns,
    leads: (row) => profileAddress(id(row, 'document_number')),
  }),
  [biddersSearch.id]: () => ({
    member: 'items',
    columns: bidderColumns,
    leads: (row) => processAddress(id(row, 'process_id')),
  }),
  [awardsSearch.id]: () => ({
    member: 'items',
    columns: integratedColumns,
    leads: (row) => contractAddress(id(row, 'contract_number')),
  }),
  [modificationsSearch.id]: (_, input) => ({
    member: 'items',
    columns: input['source'] === 'events' ? eventColumns : modificationColumns,
    leads: (row) => contractAddress(id(row, 'contract_id')),
  }),
  [plansSearch.id]: (data) =>
    data['level'] === 'plans'
      ? { member: 'plans', columns: planColumns }
      : { member: 'lines', columns: lineColumns },
};

const contracts = {
  columns: contractColumns,
  leads: (row: Cells) => contractAddress(id(row, 'contract_id')),
};
const processes = {
  columns: processColumns,
  leads: (row: Cells) => processAddress(id(row, 'process_id')),
};
const sanctions = {
  columns: sanctionColumns,
  leads: (row: Cells) => contractAddress(id(row, 'contract_id')),
};

interface Paged extends Origins {
  readonly pagination?: {
    readonly page: number;
    readonly per_page: number;
    readonly has_more: boolean;
    readonly total: number | null;
  };
  readonly capped?: boolean;
}

/** What a search of SECOP found: a table, its pages, and how current the data are. */
export default function ListResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const operation = findOperation(view.operation);
  const data = view.data as Cells;
  const paged = view.data as Paged;
  const input = view.input as Cells;
  const listing = listings[view.operation]?.(data, input);
  if (operation === undefined || listing === undefined) return children({ tabs: [] });
  const rows = (data[listing.member] ?? []) as readonly object[];
  const { total = null, has_more: hasMore = paged.capped === true } = paged.pagination ?? {};
  const page = paged.pagination?.page ?? (typeof input['page'] === 'number' ? input['page'] : 1);
  const pages =
    total === null || paged.pagination === undefined ? null : Math.ceil(total / paged.pagination.per_page);
  const label = text(operation.columns.count);
  const { leads } = listing;
  return children({
    facts: (
      <>
        <Facts>
          <Fact name={label}>
            {total === null && hasMore
              ? intl.formatMessage({ id: 'secop.atLeast' }, { count: number(rows.length) })
              : number(total ?? rows.length)}
          </Fact>
          <OriginFacts origins={paged} />
          <BasisFacts view={view} />
        </Facts>
        {operation.adverse && rows.length === 0 && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="secop.seldomSanctioned" />
            </p>
          </Callout>
        )}
        {data['contracts_capped'] === true && (
          <Callout tone="silent">
            <p>
              <FormattedMessage id="secop.contractsCapped" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'records',
        label: `${label} ${total === null ? number(rows.length) : number(total)}`,
        content: (
          <RecordTable
            name={view.operation}
            label={label}
            schema={itemSchema(operation.data, listing.member)}
            columns={listing.columns}
            rows={rows}
            {...(leads === undefined ? {} : { onOpen: (row) => open(leads(row)) })}
            tools={<PageButtons view={view} page={page} pages={pages} hasMore={hasMore} />}
          />
        ),
      },
    ],
  });
}

/** The contract of what a member of an answer lists. */
export function itemSchema(data: z.ZodType, member: string): z.ZodObject {
  let schema = data instanceof z.ZodObject ? (data.shape[member] as z.ZodType) : data;
  if (schema instanceof z.ZodNullable) schema = schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) return schema.element;
  throw new Error(`${member} is no list of records`);
}
