import { useState } from 'react';
import { useIntl } from 'react-intl';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { call } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { useSettings } from '../frame/settings';
import { address, navigate } from '../router/router';

/** Looks the contract's example up and puts it into a dossier: a first finding to try things on, in practice mode. */
export async function addSampleFinding(dossierId: string): Promise<void> {
  const lookup = await call('lookups.run', {
    operation: casesByRadicado.id,
    input: casesByRadicado.example,
    fresh: false,
    purpose: null,
    legalBasis: null,
  });
  await call('dossiers.addLookups', { dossierId, lookupIds: [lookup.id] });
}

interface SampleDossier {
  readonly isPending: boolean;
  readonly create: () => void;
}

/** A dossier on an invented company with one finding, for practice. */
export function useSampleDossier(): SampleDossier {
  const intl = useIntl();
  const report = useReportFailure();
  const { settings } = useSettings();
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    try {
      const dossier = await call('dossiers.create', {
        subjectKind: 'company',
        subjectName: 'Transportes Cordillera Ficticia S.A.S.',
        identifiers: [{ kind: 'nit', value: '900123456-8' }],
        purpose: intl.formatMessage({ id: 'dossiers.samplePurpose' }),
        legalBasis: 'public_data',
        preparedBy: settings.analyst,
        summary: '',
      });
      navigate(address('dossiers', dossier.id));
      await addSampleFinding(dossier.id);
    } finally {
      setPending(false);
    }
  };
  return { isPending, create: () => void make().catch(report) };
}
