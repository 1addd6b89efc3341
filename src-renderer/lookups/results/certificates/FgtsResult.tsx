import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { caixa, caixaFgtsCertificate } from '@shared/operations/br/caixa';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import { GenericResult } from '../fields/GenericResult';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import { BrazilianDocument } from './BrazilianDocument';

type Regularity = z.output<typeof caixaFgtsCertificate.data>;

/** Whether an employer is regular before the FGTS: what Caixa says of it, and how far that goes. */
export default function FgtsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Regularity;
  const outcome = data.result ?? 'unknown';
  const says = {
    regular: intl.formatMessage({ id: 'fgts.regular' }),
    irregular: intl.formatMessage({ id: 'fgts.irregular' }),
    unknown: intl.formatMessage({ id: 'fgts.unknown' }),
  }[outcome];
  return (
    <GenericResult view={view} operation={caixaFgtsCertificate}>
      {({ tabs }) =>
        children({
          title: data.employer_name ?? <BrazilianDocument value={data.document} />,
          facts: (
            <>
              <Statement says={says} quote={data.message} by={caixa.publisher} lang="pt">
                <p>
                  <FormattedMessage id={`fgts.limits.${outcome}`} />
                </p>
              </Statement>
              <Facts>
                <Fact name={<FormattedMessage id="result.document" />}>
                  <BrazilianDocument value={data.document} />
                </Fact>
                {data.certificate_number !== null && (
                  <Fact name={<FormattedMessage id="fgts.number" />}>
                    <span className="mono nowrap">{data.certificate_number}</span>
                  </Fact>
                )}
                {data.valid_from !== null && data.valid_until !== null && (
                  <Fact name={<FormattedMessage id="fgts.period" />}>
                    <FormattedMessage
                      id="fgts.periodValue"
                      values={{
                        from: formatDate(data.valid_from, language),
                        until: formatDate(data.valid_until, language),
                      }}
                    />
                  </Fact>
                )}
                {data.address !== null && (
                  <Fact name={<FormattedMessage id="fgts.address" />}>{data.address}</Fact>
                )}
                <BasisFacts view={view} />
              </Facts>
              {data.result === 'regular' && data.certificate_number === null && (
                <Callout tone="info">
                  <p>
                    <FormattedMessage id="fgts.noCertificate" />
                  </p>
                </Callout>
              )}
            </>
          ),
          tabs,
        })
      }
    </GenericResult>
  );
}
