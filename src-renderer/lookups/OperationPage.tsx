import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Operation } from '@shared/operations/operation';
import { useAsk } from '../bridge/query';
import { Button } from '../design/Button';
import { Empty } from '../design/Empty';
import { usePageTitle } from '../design/Page';
import { Panes } from '../design/Panes';
import { useText } from '../i18n/text';
import { address, Link, navigate, usePlace } from '../router/router';
import { AtPageLink } from './AtPageLink';
import { fieldsOf, inputOf, valuesOf } from './form/model';
import { OperationForm } from './form/OperationForm';
import { mistakesOf } from './form/violations';
import './OperationPage.css';
import { ResultTabs } from './ResultTabs';
import { run, useRuns, type Question } from './runs';

/** An operation: its form on one side, the results on the other. An address may carry a request, and ask to run it. */
export function OperationPage({ operation }: { readonly operation: Operation }) {
  const intl = useIntl();
  const text = useText();
  const client = useQueryClient();
  const { query } = usePlace();
  const { list } = useRuns();
  const info = useAsk('app.info', {});
  usePageTitle(text(operation.title));

  const asked = query.toString();
  const carried = useMemo(() => carriedInput(operation, asked), [operation, asked]);
  // The form shows the request last carried here; a new one makes a new form.
  const [shown, setShown] = useState({ asked, input: carried });
  if (carried !== null && shown.asked !== asked) setShown({ asked, input: carried });

  useEffect(() => {
    if (carried === null) return;
    const runs = new URLSearchParams(asked).get('run') === '1';
    // The request has arrived: a reload or a step back must not ask again.
    navigate(address('lookups', operation.id), { replace: true });
    if (runs && !operation.concernsPersons && mistakesOf(operation, carried).length === 0)
      void run(
        client,
        { operation: operation.id, input: carried, purpose: null, legalBasis: null, authorization: null },
        { newTab: true },
      );
  }, [carried, asked, operation, client]);

  const ask = (question: Question, newTab: boolean) => void run(client, question, { newTab });

  return (
    <Panes
      name="lookups"
      listLabel={intl.formatMessage({ id: 'lookup.form' })}
      list={
        <div className="operation-side">
          <div className="stack">
            <Link to={address('lookups')} className="note">
              <FormattedMessage id="lookup.catalog" />
            </Link>
            <h1>{text(operation.title)}</h1>
            <p className="soft">{text(operation.description)}</p>
            <AtPageLink operation={operation.id} />
          </div>
          <OperationForm key={JSON.stringify(shown)} operation={operation} input={shown.input} onRun={ask} />
        </div>
      }
      detailLabel={intl.formatMessage({ id: 'lookup.results' })}
      detail={
        list.length > 0 ? (
          <ResultTabs />
        ) : (
          <Empty
            title={intl.formatMessage({ id: 'lookup.emptyTitle' })}
            actions={
              info.data?.practice === true && (
                <Button onPress={() => setShown({ asked, input: { ...operation.example } })}>
                  <FormattedMessage id="lookup.useExample" />
                </Button>
              )
            }
          >
            <FormattedMessage id="lookup.empty" />
          </Empty>
        )
      }
    />
  );
}

/** The request in an address such as `?registration_number=…`; null when there is none. */
function carriedInput(operation: Operation, query: string): Record<string, unknown> | null {
  const given = Object.fromEntries(new URLSearchParams(query));
  const fields = fieldsOf(operation);
  if (!fields.some((field) => field.name in given)) return null;
  return inputOf(fields, valuesOf(fields, given));
}
