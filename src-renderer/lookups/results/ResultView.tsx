import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findOperation } from '@shared/operations';
import type { LookupView } from '@shared/lookup';
import { Button } from '../../design/Button';
import { Skeleton } from '../../design/Skeleton';
import { Tabs, type TabItem } from '../../design/Tabs';
import { ReviewMark } from '../../review/ReviewMark';
import { isReviewable, ReviewTab } from '../../review/ReviewTab';
import { AddToDossier } from '../AddToDossier';
import { BasisLine } from './BasisFacts';
import { Evidence } from './Evidence';
import { GenericResult } from './fields/GenericResult';
import { NoAnswer } from './NoAnswer';
import { RawJson } from './RawJson';
import './Renderers.css';
import './Result.css';
import { ResultHead } from './ResultHead';
import { SourceStrip } from './SourceStrip';
import { resultViews, type ResultParts } from './views';

interface ResultViewProps {
  readonly view: LookupView;
  readonly onAgain: () => void;
}

/** A lookup that is done: verdict, subject, where it comes from, the answer, JSON and evidence. */
export function ResultView({ view, onAgain }: ResultViewProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const operation = findOperation(view.operation);

  const evidence = view.exchanges.length + view.generations.length;

  const layOut = (parts: ResultParts) => {
    const tabs: TabItem[] = [...parts.tabs];
    if (view.data !== null)
      tabs.push({
        id: 'json',
        label: intl.formatMessage({ id: 'result.tab.json' }),
        content: <RawJson data={view.data} />,
      });
    if (isReviewable(view))
      tabs.push({
        id: 'review',
        label: intl.formatMessage({ id: 'review.tab' }),
        content: <ReviewTab view={view} />,
      });
    if (evidence > 0)
      tabs.push({
        id: 'evidence',
        label: intl.formatMessage({ id: 'result.tab.evidence' }, { count: evidence }),
        content: <Evidence view={view} />,
      });
    const first = tabs[0]?.id ?? '';
    const selected = tabs.some((entry) => entry.id === tab) && tab !== null ? tab : first;
    return (
      <div className="result">
        <ResultHead
          view={view}
          operation={operation ?? null}
          title={parts.title}
          actions={
            <>
              <Button onPress={() => setChoosing(true)}>
                <FormattedMessage id="result.toDossier" />
              </Button>
              <Button kind="primary" onPress={onAgain}>
                <FormattedMessage id="result.again" />
              </Button>
            </>
          }
        />
        {parts.facts}
        <SourceStrip view={view} {...(evidence > 0 ? { onEvidence: () => setTab('evidence') } : {})} />
        {view.error !== null && <NoAnswer view={view} error={view.error} />}
        {view.review !== null && <ReviewMark review={view.review} />}
        {tabs.length > 0 && (
          <Tabs
            label={intl.formatMessage({ id: 'result.views' })}
            tabs={tabs}
            selected={selected}
            onSelect={setTab}
          />
        )}
        {choosing && <AddToDossier what={{ lookupIds: [view.id] }} onClose={() => setChoosing(false)} />}
      </div>
    );
  };

  if (view.data === null || operation === undefined)
    return layOut({ facts: <BasisLine view={view} />, tabs: [] });
  const Renderer = resultViews[operation.id];
  if (Renderer === undefined)
    return (
      <GenericResult view={view} operation={operation}>
        {layOut}
      </GenericResult>
    );
  return (
    <Suspense
      fallback={
        <div className="frame-wait">
          <Skeleton lines={6} label={intl.formatMessage({ id: 'frame.loading' })} />
        </div>
      }
    >
      <Renderer view={view}>{layOut}</Renderer>
    </Suspense>
  );
}
