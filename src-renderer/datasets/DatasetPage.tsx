import { DropZone } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetView } from '@shared/dataset';
import { findOperation } from '@shared/operations';
import { Awaiting } from '../bridge/Awaiting';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { useBytes } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { address, Link } from '../router/router';
import { DatasetFacts } from './DatasetFacts';
import { DatasetMark } from './DatasetMark';
import { RefreshBar } from './RefreshBar';
import { RefreshHistory } from './RefreshHistory';
import { RejectedRecords } from './RejectedRecords';
import { useDropFiles } from './useDropFiles';

/** One list: how current it is, where it comes from, how it came about, and the ways to bring it up to date. */
export function DatasetPage({ id }: { readonly id: string }) {
  const intl = useIntl();
  const datasets = useAsk('datasets.list', {});
  const view = datasets.data?.find((one) => one.id === id);
  usePageTitle(intl.formatMessage({ id: 'nav.datasets' }));
  if (datasets.data === undefined) return <Awaiting error={datasets.error} lines={6} />;
  if (view === undefined)
    return (
      <Empty title={intl.formatMessage({ id: 'datasets.unknown' })}>
        <Link to={address('datasets')}>{intl.formatMessage({ id: 'nav.datasets' })}</Link>
      </Empty>
    );
  return <Known view={view} />;
}

function Known({ view }: { readonly view: DatasetView }) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const importFiles = useSend('datasets.import');
  const cancel = useSend('datasets.cancel');
  const refresh = useSend('datasets.refresh');
  const drop = useDropFiles(view.id);
  const { running, generation } = view;
  const last = view.history.find(({ outcome }) => outcome !== null);
  const failed = last?.problem ?? null;
  const isMissing = generation === null;

  const actions =
    running !== null ? (
      <Button kind="danger" onPress={() => cancel.mutate({ id: view.id }, { onError: report })}>
        <FormattedMessage id="datasets.cancel" />
      </Button>
    ) : (
      <>
        <Button
          kind={view.canFetch ? 'plain' : 'primary'}
          onPress={() => importFiles.mutate({ id: view.id }, { onError: report })}
        >
          <FormattedMessage id="datasets.import" />
        </Button>
        {view.canFetch && (
          <Button kind="primary" onPress={() => refresh.mutate({ id: view.id }, { onError: report })}>
            <FormattedMessage id={isMissing ? 'datasets.get' : 'datasets.refresh'} />
          </Button>
        )}
      </>
    );

  return (
    <Page>
      <PageHead
        title={text(view.title)}
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.datasets' }), to: address('datasets') },
          { label: text(view.title) },
        ]}
        mark={<DatasetMark view={view} />}
        actions={actions}
      />
      <DropZone
        className="dataset-drop"
        aria-label={intl.formatMessage({ id: 'datasets.drop' })}
        onDrop={drop}
        isDisabled={running !== null}
      >
        <p className="soft">{text(view.description)}</p>
        {running !== null && <RefreshBar progress={running} name={text(view.title)} />}
        {running === null && failed !== null && (
          <Callout
            tone="adverse"
            title={intl.formatMessage({
              id: last?.outcome === 'refused' ? 'datasets.wasRefused' : 'datasets.hasFailed',
            })}
          >
            <p>{text(failed)}</p>
          </Callout>
        )}
        {running === null && isMissing && <HowToGet view={view} />}
        {view.isStale && (
          <Callout tone="adverse" title={intl.formatMessage({ id: 'datasets.staleTitle' })}>
            <p>
              <FormattedMessage id="datasets.staleWords" values={{ days: view.cadence.staleAfterDays }} />
            </p>
          </Callout>
        )}
        <DatasetFacts view={view} />
        <section className="dataset-part">
          <h2>
            <FormattedMessage id="datasets.answers" />
          </h2>
          <ul className="dataset-operations">
            {view.operations.map((operation) => {
              const title = findOperation(operation)?.title;
              return (
                <li key={operation}>
                  <Link to={address('lookups', operation)}>
                    {title === undefined ? operation : text(title)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
        {generation !== null && generation.rejected > 0 && <RejectedRecords view={view} />}
        <RefreshHistory history={view.history} />
      </DropZone>
    </Page>
  );
}

function HowToGet({ view }: { readonly view: DatasetView }) {
  const intl = useIntl();
  const text = useText();
  const bytes = useBytes();
  return (
    <Callout
      tone="yours"
      title={intl.formatMessage({ id: view.isOutdated ? 'datasets.outdatedTitle' : 'datasets.missingTitle' })}
    >
      <p>
        {view.canFetch ? (
          <FormattedMessage id="datasets.missingFetch" values={{ size: bytes(view.downloadBytes) }} />
        ) : (
          <FormattedMessage id="datasets.missingImport" />
        )}
      </p>
      <ul>
        {view.forms.map((form) => (
          <li key={form.id}>{text(form.label)}</li>
        ))}
      </ul>
    </Callout>
  );
}
