import { FormattedMessage, useIntl } from 'react-intl';
import { caseDetail, caseDetails } from '@shared/operations/co/rama-judicial';
import { FieldFacts } from '../fields/FieldFacts';
import { Opened } from './Opened';
import type { CaseDetailData } from './types';

/** Class, judge, location and freshness of a case, asked when the person looks. */
export function CaseDetail({ caseId }: { readonly caseId: number }) {
  const intl = useIntl();
  return (
    <Opened
      label={intl.formatMessage({ id: 'case.tab.detail' })}
      operation={caseDetails.id}
      input={{ case_id: caseId }}
    >
      {(data) => {
        const { detail } = data as CaseDetailData;
        return detail === null ? (
          <p className="soft">
            <FormattedMessage id="case.noDetail" />
          </p>
        ) : (
          <FieldFacts schema={caseDetail} value={detail} />
        );
      }}
    </Opened>
  );
}
