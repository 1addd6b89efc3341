import { FormattedMessage, useIntl } from 'react-intl';
import { samaiProcesses } from '@shared/operations/co/samai';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Radicado } from '../../../design/Radicado';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import { BasisFacts } from '../BasisFacts';
import { FieldFacts } from '../fields/FieldFacts';
import type { ResultProps } from '../views';
import { ActionTable } from './ActionTable';
import type { CasePage, Process } from './types';

const sheet = samaiProcesses.data.shape.processes.element.shape.detail.unwrap();
const actions: ReadonlySet<string> = new Set(['actions']);

interface CaseSheetProps extends ResultProps {
  readonly process: Process;
  readonly page: CasePage;
}

/** A case of SAMAI by its page: who against whom, before whom, whether it is in force, and its actions. */
export function CaseSheet({ view, process, page, children }: CaseSheetProps) {
  const intl = useIntl();
  const date = useDate();
  return children({
    title: <Radicado value={process.registration_number} />,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="samai.parties" />}>
            {process.plaintiff ?? '—'} / {process.defendant ?? '—'}
          </Fact>
          <Fact name={<FormattedMessage id="samai.corporation" />}>{page.corporation ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="samai.judge" />}>{page.judge ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="samai.class" />}>{page.process_class ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="samai.filed" />}>{date(page.filed_date)}</Fact>
          {process.in_force !== null && (
            <Fact name={<FormattedMessage id="samai.inForce" />}>
              <Tag tone={process.in_force ? 'accent' : 'plain'}>
                <FormattedMessage id={process.in_force ? 'samai.inForceYes' : 'samai.inForceNo'} />
              </Tag>
            </Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        {page.actions === null && (
          <Callout tone="info">
            <p>
              <FormattedMessage id="samai.noTable" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      ...(page.actions === null
        ? []
        : [
            {
              id: 'actions',
              label: intl.formatMessage({ id: 'samai.actions' }, { count: page.actions.length }),
              content: <ActionTable actions={page.actions} />,
            },
          ]),
      {
        id: 'sheet',
        label: intl.formatMessage({ id: 'samai.sheet' }),
        content: <FieldFacts schema={sheet} value={page} without={actions} />,
      },
    ],
  });
}
