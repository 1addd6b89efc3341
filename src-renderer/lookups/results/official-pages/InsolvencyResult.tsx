import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { sicaacInsolvencyCases } from '@shared/operations/co/sicaac';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { BasisFacts } from '../BasisFacts';
import { RecordTable, type Shown } from '../records/RecordTable';
import type { ResultProps } from '../views';

type Answer = z.output<typeof sicaacInsolvencyCases.data>;

const insolvencyCase = sicaacInsolvencyCases.data.shape.cases.element;

const columns: readonly Shown[] = [
  { field: 'request_date', as: 'date', width: '120px' },
  { field: 'party_type', width: 'minmax(110px, 1fr)' },
  { field: 'entity_name', width: 'minmax(220px, 3fr)' },
];

/** The insolvency cases in which a person appears, and first of all as what. */
export default function InsolvencyResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const { cases } = view.data as Answer;
  const roles = [...new Set(cases.map((each) => each.party_type))];
  const label = intl.formatMessage({ id: 'insolvency.tab' }, { count: cases.length });
  return children({
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="insolvency.cases" />}>{cases.length}</Fact>
          {roles.length > 0 && (
            <Fact name={<FormattedMessage id="insolvency.roles" />}>
              <span className="row">
                {roles.map((role) => (
                  <Tag key={role}>
                    {role} {cases.filter((each) => each.party_type === role).length}
                  </Tag>
                ))}
              </span>
            </Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        <Callout tone="note">
          <p>
            <FormattedMessage id={cases.length > 0 ? 'insolvency.readRoles' : 'insolvency.limits'} />
          </p>
        </Callout>
      </>
    ),
    tabs:
      cases.length === 0
        ? []
        : [
            {
              id: 'cases',
              label,
              content: (
                <RecordTable
                  name="sicaac.cases"
                  label={label}
                  schema={insolvencyCase}
                  columns={columns}
                  rows={cases}
                />
              ),
            },
          ],
  });
}
