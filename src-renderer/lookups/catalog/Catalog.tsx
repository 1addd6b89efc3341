import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publishedOperations } from '@shared/operations';
import type { Operation, Source } from '@shared/operations/operation';
import { useAsk } from '../../bridge/query';
import { fold } from '../../commands/match';
import { Empty } from '../../design/Empty';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { SearchField } from '../../design/SearchField';
import { useText } from '../../i18n/text';
import { address, Link } from '../../router/router';
import { useRuns } from '../runs';
import './Catalog.css';
import { OperationEntry } from './OperationEntry';
import { SourceHead } from './SourceHead';

/** Every operation of the registry, by source, found by typing. */
export function Catalog() {
  const intl = useIntl();
  const text = useText();
  const quotas = useAsk('quota.list', {});
  const health = useAsk('sources.health', {}).data;
  const healthOf = (source: Source) => health && (health.find((entry) => entry.source === source.id) ?? null);
  const { list, current } = useRuns();
  const front = list.find((entry) => entry.id === current);
  const [typed, setTyped] = useState('');
  usePageTitle(intl.formatMessage({ id: 'nav.lookups' }));

  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const matches = publishedOperations.filter((operation) => {
    const haystack = fold(
      [
        text(operation.title),
        text(operation.description),
        text(operation.source.name),
        operation.source.publisher,
        intl.formatDisplayName(operation.country, { type: 'region', fallback: 'none' }) ?? '',
        operation.id,
      ].join(' '),
    );
    return wanted.every((word) => haystack.includes(word));
  });

  return (
    <Page>
      <PageHead title={<FormattedMessage id="nav.lookups" />} />
      <div className="spread">
        <div className="catalog-filter">
          <SearchField
            filter
            label={intl.formatMessage({ id: 'catalog.search' })}
            value={typed}
            onChange={setTyped}
          />
        </div>
        {front !== undefined && (
          <Link to={address('lookups', front.question.operation)}>
            <FormattedMessage id="catalog.results" values={{ count: list.length }} />
          </Link>
        )}
      </div>
      {matches.length === 0 && (
        <Empty title={intl.formatMessage({ id: 'catalog.none' })}>
          <FormattedMessage id="catalog.noneHelp" />
        </Empty>
      )}
      {bySource(matches).map(([source, members]) => (
        <section key={source.id} className="catalog-source" aria-labelledby={`source-${source.id}`}>
          <SourceHead source={source} health={healthOf(source)} />
          <ul className="catalog-list">
            {members.map((operation) => (
              <OperationEntry
                key={operation.id}
                operation={operation}
                quota={quotas.data?.find((entry) => entry.operation === operation.id) ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function bySource(operations: readonly Operation[]): readonly (readonly [Source, readonly Operation[]])[] {
  const groups = new Map<Source, Operation[]>();
  for (const operation of operations)
    groups.set(operation.source, [...(groups.get(operation.source) ?? []), operation]);
  return [...groups];
}
