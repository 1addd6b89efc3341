import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DossierView, ExportFormat, Finding } from '@shared/dossier';
import { useCommands, type Command } from '../commands/commands';
import { address, navigate } from '../router/router';

interface DossierCommands {
  readonly dossier: DossierView;
  readonly finding: Finding | null;
  readonly onExport: (format: ExportFormat) => void;
  readonly onMove: (direction: 'up' | 'down') => void;
}

/** What can be done on this page, for the palette, the keys and the help sheet. */
export function useDossierCommands({ dossier, finding, onExport, onMove }: DossierCommands): void {
  const intl = useIntl();
  // The commands live as long as what they act on; what they call changes with every render.
  const latest = useRef({ onExport, onMove });
  useEffect(() => {
    latest.current = { onExport, onMove };
  });
  const dossierId = dossier.id;
  const lookupId = finding?.lookup.id ?? null;
  useCommands(
    useMemo<readonly Command[]>(() => {
      const group = intl.formatMessage({ id: 'dossiers.group' });
      return [
        {
          id: 'dossier.export',
          title: intl.formatMessage({ id: 'dossiers.export' }),
          group,
          keywords: 'PDF XLSX JSON ZIP informe report',
          keys: 'Mod+E',
          run: () => latest.current.onExport('pdf'),
        },
        {
          id: 'dossier.evidence',
          title: intl.formatMessage({ id: 'dossiers.exportEvidence' }),
          group,
          keywords: 'ZIP SHA-256',
          run: () => latest.current.onExport('zip'),
        },
        {
          id: 'dossier.edit',
          title: intl.formatMessage({ id: 'dossiers.edit' }),
          group,
          keys: 'E',
          run: () => navigate(address('dossiers', dossierId, 'edit')),
        },
        ...(lookupId === null
          ? []
          : [
              {
                id: 'finding.open',
                title: intl.formatMessage({ id: 'dossiers.openLookup' }),
                group,
                keys: 'O',
                run: () => navigate(address('history', lookupId)),
              },
              {
                id: 'finding.up',
                title: intl.formatMessage({ id: 'dossiers.moveUp' }),
                group,
                keys: 'Alt+ArrowUp',
                run: () => latest.current.onMove('up'),
              },
              {
                id: 'finding.down',
                title: intl.formatMessage({ id: 'dossiers.moveDown' }),
                group,
                keys: 'Alt+ArrowDown',
                run: () => latest.current.onMove('down'),
              },
            ]),
      ];
    }, [intl, dossierId, lookupId]),
  );
}
