import { useIntl } from 'react-intl';
import { caseActions } from '@shared/operations/co/rama-judicial';
import { CaseActions } from './CaseActions';
import { Opened } from './Opened';
import type { CaseActionsData } from './types';

/** The actuaciones of a record other than the primary one, whose first page came with the answer. */
export function RecordActions({ caseId }: { readonly caseId: number }) {
  const intl = useIntl();
  return (
    <Opened
      key={caseId}
      label={intl.formatMessage({ id: 'case.actions' })}
      operation={caseActions.id}
      input={{ case_id: caseId, page: 1 }}
    >
      {(data) => {
        const { actions, pagination } = data as CaseActionsData;
        return (
          <CaseActions caseId={caseId} firstPage={actions} pagination={pagination} isNew={nothingIsNew} />
        );
      }}
    </Opened>
  );
}

/** There is no earlier answer to compare with. */
function nothingIsNew(): boolean {
  return false;
}
