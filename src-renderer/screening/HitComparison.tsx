import { useIntl } from 'react-intl';
import type { ChangeReason, RecordKind, ScreeningHit, ScreeningSubject } from '@shared/screening';
import { Table } from '../design/Table';

interface HitComparisonProps {
  readonly subject: ScreeningSubject;
  readonly hit: ScreeningHit;
}

/** Subject and listed party side by side, and whether each fact beside the name speaks for or against it. */
export function HitComparison({ subject, hit }: HitComparisonProps) {
  const intl = useIntl();
  const listed = (...kinds: readonly RecordKind[]): readonly string[] => [
    ...new Set(hit.record.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value)),
  ];
  const rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly asked: readonly string[];
    readonly listed: readonly string[];
    readonly reasons: readonly ChangeReason[];
  }[] = [
    {
      id: 'name',
      label: intl.formatMessage({ id: 'screening.row.name' }),
      asked: [subject.name],
      listed: [...new Set([hit.name, ...listed('name')])],
      reasons: [],
    },
    {
      id: 'birthDate',
      label: intl.formatMessage({ id: 'screening.row.birthDate' }),
      asked: subject.birthDate === null ? [] : [subject.birthDate],
      listed: listed('birth_date'),
      reasons: ['birth_date', 'birth_year', 'birth_date_close', 'birth_date_differs'],
    },
    {
      id: 'country',
      label: intl.formatMessage({ id: 'screening.row.country' }),
      asked: subject.countries,
      listed: listed('country'),
      reasons: ['country', 'country_differs'],
    },
    {
      id: 'identifier',
      label: intl.formatMessage({ id: 'screening.row.identifier' }),
      asked: subject.identifiers,
      listed: listed('identifier'),
      reasons: ['identifier', 'identifier_differs'],
    },
  ];
  return (
    <Table
      layout="dense"
      className="hit-comparison"
      heads={[
        { label: intl.formatMessage({ id: 'screening.known' }), isHidden: true },
        intl.formatMessage({ id: 'screening.subject' }),
        intl.formatMessage({ id: 'screening.listed' }),
      ]}
    >
      <tbody>
        {rows.map((row) => {
          const change = hit.adjustments.find(({ reason }) => row.reasons.includes(reason));
          return (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>
                <Values values={row.asked} />
              </td>
              <td>
                <Values values={row.listed} />
                {change !== undefined && (
                  <span className={change.change < 0 ? 'score-against' : 'score-for'}>
                    {change.change < 0 ? '▼' : '▲'}{' '}
                    {intl.formatNumber(change.change * 100, {
                      signDisplay: 'exceptZero',
                      minimumFractionDigits: 1,
                      maximumFractionDigits: 1,
                    })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Values below each other; a long list is cut, as the record below has all of it. */
function Values({ values }: { readonly values: readonly string[] }) {
  if (values.length === 0) return <span className="soft">—</span>;
  return (
    <ul>
      {values.slice(0, shown).map((value) => (
        <li key={value}>{value}</li>
      ))}
      {values.length > shown && <li className="note">+{values.length - shown}</li>}
    </ul>
  );
}

const shown = 5;
