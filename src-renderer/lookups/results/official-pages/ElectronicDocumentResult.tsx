import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { dian, dianElectronicDocument } from '@shared/operations/co/dian';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { useDate } from '../../../i18n/useDate';
import { FieldFacts } from '../fields/FieldFacts';
import { FieldTable } from '../fields/FieldTable';
import { useMoney } from '../records/money';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import './official-pages.css';

type Answer = z.output<typeof dianElectronicDocument.data>;

/** Shown above, or in a view of its own; the PDF itself lies in the evidence. */
const elsewhere = new Set(['found', 'nit_matches', 'events', 'pdf_url']);
const { events: eventList } = dianElectronicDocument.data.shape;

/** An electronic document: who invoiced whom, how much, and whether the NIT asked for is one of them. */
export default function ElectronicDocumentResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const money = useMoney();
  const data = view.data as Answer;
  const { nit } = view.input as { nit: string };
  if (!data.found)
    return children({
      facts: (
        <Statement
          says={intl.formatMessage({ id: 'invoice.none' })}
          quote="Documento no encontrado"
          by={dian.publisher}
        >
          <p>
            <FormattedMessage id="invoice.noneLimits" />
          </p>
        </Statement>
      ),
      tabs: [],
    });
  const party = (name: string | null | undefined, number: string | null | undefined) => (
    <span className="party-line">
      {name ?? '—'} <span className="mono soft">{number}</span>
    </span>
  );
  return children({
    title: data.number,
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="invoice.issuer" />}>
            {party(data.issuer?.name, data.issuer?.nit)}
          </Fact>
          <Fact name={<FormattedMessage id="invoice.receiver" />}>
            {party(data.receiver?.name, data.receiver?.document_number)}
          </Fact>
          <Fact name={<FormattedMessage id="invoice.issued" />}>{date(data.issue_date)}</Fact>
          <Fact name={<FormattedMessage id="invoice.total" />}>{money(data.total, data.currency)}</Fact>
        </Facts>
        {data.nit_matches === false && (
          <Callout tone="adverse" title={intl.formatMessage({ id: 'invoice.otherNit' }, { nit })}>
            <p>
              <FormattedMessage id="invoice.otherNitWords" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      {
        id: 'document',
        label: intl.formatMessage({ id: 'invoice.document' }),
        content: (
          <div className="generic-answer">
            <FieldFacts schema={dianElectronicDocument.data} value={data} without={elsewhere} />
          </div>
        ),
      },
      ...(data.events === null
        ? []
        : [
            {
              id: 'events',
              label: intl.formatMessage({ id: 'invoice.events' }, { count: data.events.length }),
              content: (
                <FieldTable
                  name="dian.events"
                  label={intl.formatMessage({ id: 'invoice.events' }, { count: data.events.length })}
                  schema={eventList.unwrap().element}
                  rows={data.events}
                />
              ),
            },
          ]),
    ],
  });
}
