import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { labourTitles, tst, tstLabourCertificate } from '@shared/operations/br/tst';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { GenericResult } from '../fields/GenericResult';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import { BrazilianDocument } from './BrazilianDocument';

type Certificate = z.output<typeof tstLabourCertificate.data>;

/** A certificate of labour debts: what its title says, how long it holds, and the cases that it lists. */
export default function LabourResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Certificate;
  const says = {
    clear: intl.formatMessage({ id: 'labour.clear' }),
    debts: intl.formatMessage({ id: 'labour.debts' }),
    debts_secured: intl.formatMessage({ id: 'labour.debts_secured' }),
  }[data.result];
  return (
    <GenericResult view={view} operation={tstLabourCertificate}>
      {({ tabs }) =>
        children({
          title: data.holder_name,
          facts: (
            <>
              <Statement says={says} quote={labourTitles[data.result]} by={tst.publisher} lang="pt">
                <p>
                  <FormattedMessage id="labour.limits" />
                </p>
                {data.document.length === 14 && (
                  <p>
                    <FormattedMessage id="labour.establishments" />
                  </p>
                )}
              </Statement>
              <Facts>
                <Fact name={<FormattedMessage id="result.document" />}>
                  <BrazilianDocument value={data.document} />
                </Fact>
                <Fact name={<FormattedMessage id="labour.number" />}>
                  <span className="mono nowrap">{data.certificate_number}</span>
                </Fact>
                <Fact name={<FormattedMessage id="labour.issued" />}>
                  {formatDate(data.issued_date, language)}, {data.issued_time}
                </Fact>
                <Fact name={<FormattedMessage id="labour.validUntil" />}>
                  {formatDate(data.valid_until, language)}
                </Fact>
                <BasisFacts view={view} />
              </Facts>
              {data.processes === null && (
                <Callout tone="info">
                  <p>
                    <FormattedMessage id="labour.unlisted" />
                  </p>
                </Callout>
              )}
            </>
          ),
          // The cases are what one looks for; a clear certificate has none to show.
          tabs: [
            ...tabs.filter(({ id }) => id === 'list-processes' && data.processes?.length !== 0),
            ...tabs.filter(({ id }) => id !== 'list-processes'),
          ],
        })
      }
    </GenericResult>
  );
}
