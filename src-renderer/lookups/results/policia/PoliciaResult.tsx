import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { policia, policiaCriminalRecords } from '@shared/operations/co/policia';
import { Fact, Facts } from '../../../design/Facts';
import { BasisFacts } from '../BasisFacts';
import { GenericResult } from '../fields/GenericResult';
import { DocumentNumber } from '../official-pages/DocumentNumber';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';

type Records = z.output<typeof policiaCriminalRecords.data>;

/** What the police says of a person: one of two legends, the second of which is easily taken for the first. */
export default function PoliciaResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const data = view.data as Records;
  const { document_type } = view.input as z.output<typeof policiaCriminalRecords.request>;
  return (
    <GenericResult view={view} operation={policiaCriminalRecords}>
      {({ tabs }) =>
        children({
          title: data.full_name,
          facts: (
            <>
              <Statement
                says={intl.formatMessage({ id: data.has_records ? 'policia.records' : 'policia.clear' })}
                quote={data.status}
                by={policia.publisher}
              >
                <p>
                  <FormattedMessage id={data.has_records ? 'policia.recordsLimits' : 'policia.clearLimits'} />
                </p>
              </Statement>
              <Facts>
                <Fact name={data.document_type_label}>
                  <DocumentNumber type={document_type} value={data.document_number} />
                </Fact>
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
