import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { registraduria, type vitalStatusData } from '@shared/operations/co/registraduria';
import { findOperation } from '@shared/operations';
import { Fact, Facts } from '../../../design/Facts';
import { Identifier } from '../../../design/Identifier';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { GenericResult } from '../fields/GenericResult';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';

type VitalStatus = Pick<
  z.output<typeof vitalStatusData>,
  'document_number' | 'found' | 'status' | 'registry_status' | 'queried_on'
>;

/** What the registry says of a cédula, as one sentence with its own words. */
export default function VitalStatusResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const operation = findOperation(view.operation);
  const data = view.data as VitalStatus;
  const says = {
    ALIVE: intl.formatMessage({ id: 'vital.alive' }),
    DECEASED: intl.formatMessage({ id: 'vital.deceased' }),
    other: intl.formatMessage({ id: 'vital.other' }),
    none: intl.formatMessage({ id: 'vital.none' }),
  }[data.found ? (data.status ?? 'other') : 'none'];
  if (operation === undefined) return children({ tabs: [] });
  return (
    <GenericResult view={view} operation={operation}>
      {({ tabs }) =>
        children({
          title: (
            <>
              <FormattedMessage id="identifier.cedula" />{' '}
              <Identifier kind="cedula" value={data.document_number} />
            </>
          ),
          facts: (
            <>
              <Statement says={says} quote={data.registry_status} by={registraduria.publisher}>
                <p>
                  <FormattedMessage id={data.found ? 'vital.limits' : 'vital.noneLimits'} />
                </p>
              </Statement>
              <Facts>
                {data.queried_on !== null && (
                  <Fact name={<FormattedMessage id="vital.queriedOn" />}>
                    {formatDate(data.queried_on, language)}
                  </Fact>
                )}
                <BasisFacts view={view} />
              </Facts>
            </>
          ),
          tabs,
        })
      }
    </GenericResult>
  );
}
