import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { exportFormats, type DossierView, type ExportFormat } from '@shared/dossier';
import { failureWords } from '../bridge/bridge';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { CopyButton } from '../design/CopyButton';
import { Dialog } from '../design/Dialog';
import { notifyDone } from '../design/notices';
import { Radios } from '../design/toggles';
import { useBytes } from '../i18n/numbers';
import { useText } from '../i18n/text';

interface ExportDialogProps {
  readonly dossier: DossierView;
  readonly initial: ExportFormat;
  readonly onClose: () => void;
}

/** The four ways to hand a dossier in: what each holds, how far the making is, where the file is. */
export function ExportDialog({ dossier, initial, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const words = useText();
  const report = useReportFailure();
  const bytes = useBytes();
  const [format, setFormat] = useState(initial);
  const save = useSend('dossiers.export');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const start = () =>
    save.mutateAsync({ dossierId: dossier.id, format }).then(
      (file) => {
        // The dialog says it itself as long as it is there.
        if (file !== null && !isOpen.current)
          notifyDone(intl.formatMessage({ id: 'dossiers.saved' }, { path: file.path }));
      },
      (error: unknown) => {
        if (!isOpen.current) report(error);
      },
    );
  const saved = save.data ?? null;
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'dossiers.exportTitle' }, { number: dossier.number })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="action.close" />
          </Button>
          <Button kind="primary" isPending={save.isPending} onPress={() => void start()}>
            <FormattedMessage id="dossiers.exportAs" values={{ format: format.toUpperCase() }} />
          </Button>
        </>
      }
    >
      {dossier.pending > 0 && (
        <Callout tone="info">
          <p>
            <FormattedMessage id="dossiers.exportPending" values={{ count: dossier.pending }} />
          </p>
        </Callout>
      )}
      <div className="export-formats">
        <Radios
          label={intl.formatMessage({ id: 'dossiers.format' })}
          choices={exportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onChange={(chosen) => {
            save.reset();
            setFormat(chosen);
          }}
        />
        <p className="note export-words" aria-live="polite">
          <FormatMeaning format={format} />
        </p>
      </div>
      <div className="export-outcome" role="status">
        {save.isPending && <Making findings={dossier.findings} />}
        {save.error !== null && <Callout tone="adverse">{words(failureWords(save.error))}</Callout>}
        {saved !== null && (
          <Callout
            tone="info"
            title={intl.formatMessage({ id: 'dossiers.exported' }, { size: bytes(saved.bytes) })}
          >
            <p className="export-path">
              <span className="mono">{saved.path}</span>
              <CopyButton text={saved.path} label={intl.formatMessage({ id: 'dossiers.copyPath' })} />
            </p>
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

function FormatMeaning({ format }: { readonly format: ExportFormat }) {
  switch (format) {
    case 'pdf':
      return <FormattedMessage id="dossiers.format.pdf" />;
    case 'xlsx':
      return <FormattedMessage id="dossiers.format.xlsx" />;
    case 'json':
      return <FormattedMessage id="dossiers.format.json" />;
    case 'zip':
      return <FormattedMessage id="dossiers.format.zip" />;
  }
}

/** What is being made and since when; the file's place is asked for first. */
function Making({ findings }: { readonly findings: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="soft">
      <FormattedMessage id="dossiers.making" values={{ count: findings, seconds }} />
    </p>
  );
}
