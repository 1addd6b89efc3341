import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReportFailure } from '../bridge/failures';
import { Button } from '../design/Button';
import { Empty } from '../design/Empty';
import { address, Link } from '../router/router';
import { addSampleFinding } from './sample';

interface EmptyDossierProps {
  readonly dossierId: string;
  readonly practice: boolean;
}

/** A dossier without findings: where they come from. */
export function EmptyDossier({ dossierId, practice }: EmptyDossierProps) {
  const intl = useIntl();
  const report = useReportFailure();
  const sample = useMutation({ mutationFn: () => addSampleFinding(dossierId), onError: report });
  return (
    <Empty
      title={intl.formatMessage({ id: 'dossiers.noFindings' })}
      actions={
        <>
          <Link className="button button-primary" to={address('lookups')}>
            <FormattedMessage id="start.newLookup" />
          </Link>
          <Link className="button" to={address('screening')}>
            <FormattedMessage id="nav.screening" />
          </Link>
          <Link className="button" to={address('history')}>
            <FormattedMessage id="start.allHistory" />
          </Link>
          <Link className="button" to={address('batches')}>
            <FormattedMessage id="nav.batches" />
          </Link>
          {practice && (
            <Button isPending={sample.isPending} onPress={() => sample.mutate()}>
              <FormattedMessage id="dossiers.sampleFinding" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage id="dossiers.noFindingsWords" />
      </p>
    </Empty>
  );
}
