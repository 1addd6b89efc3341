import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { describeError } from '@shared/errors';
import { caseActions } from '@shared/operations/co/rama-judicial';
import { failureWords } from '../../../bridge/bridge';
import { fold } from '../../../commands/match';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DataTable } from '../../../design/DataTable';
import { SearchField } from '../../../design/SearchField';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage, useText } from '../../../i18n/text';
import { useOpenedPages } from '../../useOpened';
import type { CaseAction, JudicialCase } from './types';
import { useActionColumns } from './useActionColumns';

interface CaseActionsProps {
  readonly caseId: number;
  readonly firstPage: readonly CaseAction[];
  readonly pagination: JudicialCase['pagination'];
  readonly isNew: (action: CaseAction) => boolean;
}

/** The timeline of a case: the first page came with the answer, further pages are asked for by the person. */
export function CaseActions({ caseId, firstPage, pagination, isNew }: CaseActionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const text = useText();
  const number = useNumber();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(1);

  const inputs = Array.from({ length: Math.max(0, wanted - 1) }, (_, index) => ({
    case_id: caseId,
    page: index + 2,
  }));
  const pages = useOpenedPages(caseActions.id, inputs);
  const isLoading = pages.some((page) => page.isPending);
  const failed = pages.find((page) => page.isError || (page.data?.error ?? null) !== null);
  const arrived = pages.map((page) => actionsOf(page.data)).flat();
  const actions = [...firstPage, ...arrived];
  const needle = fold(typed);
  const shown = actions.filter((action) =>
    needle === ''
      ? true
      : fold(`${action.action_type} ${action.note ?? ''} ${action.action_date ?? ''}`).includes(needle),
  );

  const columns = useActionColumns(isNew);
  const left = pagination.total_pages - wanted;
  return (
    <>
      <DataTable
        name="actions"
        label={intl.formatMessage({ id: 'case.actions' })}
        columns={columns}
        rows={shown}
        rowKey={(action) => String(action.id)}
        tall
        tools={
          <>
            <span className="note action-count" role="status">
              <FormattedMessage
                id="case.loaded"
                values={{ loaded: number(actions.length), total: number(pagination.total) }}
              />
            </span>
            {left > 0 && (
              <>
                <Button isPending={isLoading} onPress={() => setWanted(wanted + 1)}>
                  <FormattedMessage
                    id="case.more"
                    values={{ count: Math.min(pagination.page_size, pagination.total - actions.length) }}
                  />
                </Button>
                {left > 1 && (
                  <Button isPending={isLoading} onPress={() => setWanted(pagination.total_pages)}>
                    <FormattedMessage id="case.all" values={{ count: left }} />
                  </Button>
                )}
              </>
            )}
            <span className="action-filter">
              <SearchField
                filter
                label={intl.formatMessage({ id: 'case.filter' })}
                value={typed}
                onChange={setTyped}
              />
            </span>
          </>
        }
        empty={
          <p className="frame-wait soft">
            <FormattedMessage id={typed === '' ? 'case.noActions' : 'case.noMatch'} />
          </p>
        }
      />
      {failed !== undefined && (
        <Callout
          tone="silent"
          alert
          actions={
            <Button onPress={() => void failed.refetch()}>
              <FormattedMessage id="result.retry" />
            </Button>
          }
        >
          <p>
            {failed.data?.error != null
              ? describeError(failed.data.error, language)
              : text(failureWords(failed.error))}
          </p>
        </Callout>
      )}
    </>
  );
}

function actionsOf(view: LookupView | undefined): readonly CaseAction[] {
  const data = view?.data as { readonly actions: readonly CaseAction[] } | null | undefined;
  return data?.actions ?? [];
}
