import { FormattedMessage, useIntl } from 'react-intl';
import type { TaxpayerMatch } from '@shared/operations/pe/sunat';
import { Callout } from '../../../design/Callout';
import { DataTable, type Column } from '../../../design/DataTable';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate, formatMoment } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { navigate } from '../../../router/router';
import { AtPageLink } from '../../AtPageLink';
import { BasisFacts } from '../BasisFacts';
import type { ResultProps } from '../views';
import { taxpayerAddress } from './addresses';
import { Standing } from './Standing';

interface Row extends TaxpayerMatch {
  /** Of a search by name; null when its words begin so. */
  readonly name_score?: number | null;
}

interface Matches {
  readonly matches: readonly Row[];
  readonly capped?: boolean;
  readonly as_of: string | null;
  readonly checked_at: string | null;
}

/** Taxpayers found by document or by name; each leads to what the padrón has of it. */
export default function MatchesResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const { matches, capped = false, as_of: asOf, checked_at: checkedAt } = view.data as Matches;
  const isScored = matches.some(({ name_score: score = null }) => score !== null);
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'taxpayer.name' }),
      width: 'minmax(220px, 2fr)',
      cell: (row) => <b>{row.name ?? '—'}</b>,
      text: (row) => row.name ?? '',
    },
    {
      id: 'ruc',
      header: 'RUC',
      width: '124px',
      cell: (row) => <span className="mono">{row.ruc}</span>,
      text: (row) => row.ruc,
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'taxpayer.status' }),
      width: 'minmax(124px, 0.8fr)',
      cell: (row) => <Standing word={row.status} />,
      text: (row) => row.status ?? '',
    },
    {
      id: 'condition',
      header: intl.formatMessage({ id: 'taxpayer.condition' }),
      width: 'minmax(112px, 0.7fr)',
      optional: true,
      cell: (row) => <Standing word={row.address_condition} />,
      text: (row) => row.address_condition ?? '',
    },
    {
      id: 'location',
      header: intl.formatMessage({ id: 'taxpayer.location' }),
      width: 'minmax(110px, 0.8fr)',
      optional: true,
      cell: (row) => row.location ?? '—',
      text: (row) => row.location ?? '',
    },
    ...(isScored
      ? [
          {
            id: 'score',
            header: intl.formatMessage({ id: 'taxpayer.score' }),
            width: '96px',
            align: 'end' as const,
            cell: (row: Row) => row.name_score ?? '—',
            text: (row: Row) => String(row.name_score ?? ''),
            sortBy: (row: Row) => row.name_score ?? -1,
          },
        ]
      : []),
  ];
  const label = intl.formatMessage(
    { id: 'taxpayer.tab' },
    { count: `${number(matches.length)}${capped ? '+' : ''}` },
  );
  return children({
    facts: (
      <>
        <Facts>
          {asOf !== null && (
            <Fact name={<FormattedMessage id="taxpayer.asOf" />}>{formatDate(asOf, language)}</Fact>
          )}
          {checkedAt !== null && (
            <Fact name={<FormattedMessage id="taxpayer.checkedAt" />}>
              {formatMoment(Date.parse(checkedAt), language)}
            </Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        {capped && (
          <Callout tone="info">
            <p>
              <FormattedMessage id="taxpayer.capped" />
            </p>
          </Callout>
        )}
        {asOf !== null && matches.length === 0 && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="taxpayer.noneFound" />{' '}
              <AtPageLink operation={view.operation} input={view.input} />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'taxpayers',
        label,
        content: (
          <DataTable
            name="taxpayers"
            label={label}
            columns={columns}
            rows={matches}
            rowKey={(row) => row.ruc}
            tall
            onOpen={({ ruc }) => navigate(taxpayerAddress(ruc))}
            empty={
              <p className="frame-wait soft">
                <FormattedMessage id="taxpayer.noRows" />
              </p>
            }
          />
        ),
      },
    ],
  });
}
