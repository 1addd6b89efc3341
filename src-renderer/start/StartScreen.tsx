import { FormattedMessage, useIntl } from 'react-intl';
import { casesByRadicadoId, exampleRadicado } from '@shared/operations/co/cases-by-radicado';
import { useAppearance } from '../bridge/appearance';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { caseAddress } from '../lookups/results/open-case';
import { address, Link } from '../router/router';
import { Attention } from './Attention';
import { Quotas } from './Quotas';
import { RecentLookups } from './RecentLookups';
import { RunningBatches } from './RunningBatches';
import './Start.css';

/** Where the day begins: what runs, what needs the person, what is left, what was asked last. */
export default function StartScreen() {
  const intl = useIntl();
  const { practice } = useAppearance();
  usePageTitle(intl.formatMessage({ id: 'nav.start' }));
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="nav.start" />}
        actions={
          <>
            <Link className="button button-primary" to={address('lookups', casesByRadicadoId)}>
              <FormattedMessage id="start.newLookup" />
            </Link>
            <Link className="button" to={`${address('batches')}?open=file`}>
              <FormattedMessage id="start.importFile" />
            </Link>
            <Link className="button" to={address('dossiers', 'new')}>
              <FormattedMessage id="start.newDossier" />
            </Link>
          </>
        }
      />
      {practice && (
        <section className="start-practice" aria-label={intl.formatMessage({ id: 'start.practice' })}>
          <p>
            <FormattedMessage id="start.practiceWords" />
          </p>
          <div className="row">
            <Link className="button" to={caseAddress(exampleRadicado)}>
              <FormattedMessage id="start.sampleLookup" />
            </Link>
            <Link className="button" to={`${address('batches')}?open=clean`}>
              <FormattedMessage id="start.sampleBatch" />
            </Link>
          </div>
        </section>
      )}
      <div className="start-grid">
        <div className="start-column">
          <RecentLookups />
        </div>
        <div className="start-column">
          <Attention />
          <RunningBatches />
          <Quotas />
        </div>
      </div>
    </Page>
  );
}
