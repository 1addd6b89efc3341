import { FormattedMessage, useIntl } from 'react-intl';
import type { Taxpayer } from '@shared/operations/pe/sunat';
import { Callout } from '../../../design/Callout';
import { CopyButton } from '../../../design/CopyButton';
import { Fact, Facts } from '../../../design/Facts';
import { formatDate, formatMoment } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/text';
import { AtPageLink } from '../../AtPageLink';
import { BasisFacts } from '../BasisFacts';
import type { ResultProps } from '../views';
import { Standing } from './Standing';
import { TaxpayerSheet } from './TaxpayerSheet';

/** A taxpayer of Peru: who, whether in good standing, where, and, from the official page, what they do. */
export default function TaxpayerResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Taxpayer;
  const isFromPadron = data.as_of !== null;
  const openPage = isFromPadron && (
    <p>
      <AtPageLink operation={view.operation} input={view.input} />
    </p>
  );
  const ruc = (
    <Fact name="RUC">
      <span className="company-nit">
        <span className="mono">{data.ruc}</span>
        <CopyButton text={data.ruc} label={intl.formatMessage({ id: 'taxpayer.copyRuc' })} />
      </span>
    </Fact>
  );
  const moment = (
    <>
      {data.as_of !== null && (
        <Fact name={<FormattedMessage id="taxpayer.asOf" />}>{formatDate(data.as_of, language)}</Fact>
      )}
      {data.checked_at !== null && (
        <Fact name={<FormattedMessage id="taxpayer.checkedAt" />}>
          {formatMoment(Date.parse(data.checked_at), language)}
        </Fact>
      )}
      <BasisFacts view={view} />
    </>
  );
  if (!data.found)
    return children({
      title: `RUC ${data.ruc}`,
      facts: (
        <>
          <Facts>{moment}</Facts>
          <Callout tone="note">
            <p>
              <FormattedMessage id="taxpayer.none" />
            </p>
            {openPage}
          </Callout>
        </>
      ),
      tabs: [],
    });
  return children({
    title: data.name ?? `RUC ${data.ruc}`,
    facts: (
      <Facts>
        {ruc}
        <Fact name={<FormattedMessage id="taxpayer.status" />}>
          <Standing word={data.status} />
        </Fact>
        <Fact name={<FormattedMessage id="taxpayer.condition" />}>
          <Standing word={data.address_condition} />
        </Fact>
        {moment}
      </Facts>
    ),
    tabs: [
      {
        id: 'sheet',
        label: intl.formatMessage({ id: 'taxpayer.sheet' }),
        content: (
          <TaxpayerSheet taxpayer={data}>
            {isFromPadron && (
              <section className="company-gaps">
                <h2>
                  <FormattedMessage id="taxpayer.gaps" />
                </h2>
                <p className="note">
                  <FormattedMessage id="taxpayer.gapsWords" />
                </p>
                {openPage}
              </section>
            )}
          </TaxpayerSheet>
        ),
      },
    ],
  });
}
