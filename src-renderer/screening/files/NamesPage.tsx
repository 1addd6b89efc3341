import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';
import { subjectKinds, usualThreshold, type SubjectKind } from '@shared/screening';
import type { NameDraft } from '@shared/screening-files';
import { subjectKindWords } from '@shared/words/screening';
import { useReportFailure } from '../../bridge/failures';
import { useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { TextField } from '../../design/Field';
import { Page, PageHead, usePageTitle } from '../../design/Page';
import { Select } from '../../design/Select';
import { useText } from '../../i18n/text';
import { BasisFields, useMissingWords } from '../../lookups/form/BasisFields';
import '../../lookups/form/Form.css';
import { address, navigate } from '../../router/router';
import { namedPerson } from '../draft';
import { ThresholdField } from '../ThresholdField';
import { NameColumnFields } from './NameColumnFields';
import { NamesPreview } from './NamesPreview';

interface NamesPageProps {
  readonly draft: NameDraft;
  readonly onChange: (draft: NameDraft) => void;
  readonly onClose: () => void;
}

/** A file before it is screened: which column is what, which rows cannot be screened, and from which score on. */
export function NamesPage({ draft, onChange, onClose }: NamesPageProps) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const formId = useId();
  const missingWords = useMissingWords();
  const create = useSend('screeningFiles.create');
  const [name, setName] = useState(draft.fileName.replace(/\.[^.]+$/, ''));
  const [kind, setKind] = useState<SubjectKind | 'any'>('any');
  const [threshold, setThreshold] = useState<number>(usualThreshold);
  const [purpose, setPurpose] = useState('');
  const [legalBasis, setLegalBasis] = useState<LegalBasis | null>(null);
  const [wasTried, setTried] = useState(false);
  const title = intl.formatMessage({ id: 'batches.draftTitle' }, { file: draft.fileName });
  usePageTitle(title);
  const { counts } = draft;

  const start = () => {
    setTried(true);
    if (name.trim() === '' || purpose.trim() === '' || legalBasis === null) return;
    create.mutate(
      {
        draftId: draft.id,
        name: name.trim(),
        kind: kind === 'any' ? null : kind,
        threshold,
        purpose: purpose.trim(),
        legalBasis,
      },
      { onSuccess: ({ id }) => navigate(address('screening', 'files', id)), onError: report },
    );
  };

  return (
    <Page layout="fill">
      <PageHead
        title={title}
        crumbs={[
          { label: intl.formatMessage({ id: 'nav.screening' }), to: address('screening') },
          { label: intl.formatMessage({ id: 'screening.files' }) },
        ]}
        actions={
          <>
            <Button onPress={onClose}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              kind="primary"
              isPending={create.isPending}
              isDisabled={counts.ready === 0}
              onPress={start}
            >
              <FormattedMessage id="screening.runFile" values={{ count: counts.ready }} />
            </Button>
          </>
        }
      />
      <div className="names">
        <div className="names-form">
          <TextField
            label={intl.formatMessage({ id: 'screening.fileName' })}
            value={name}
            required
            error={wasTried && name.trim() === '' ? intl.formatMessage({ id: 'addTo.missing' }) : null}
            maxLength={200}
            onChange={setName}
          />
          <NameColumnFields draft={draft} onChange={onChange} />
          <Select
            label={intl.formatMessage({ id: 'screening.kind' })}
            choices={[
              { value: 'any' as const, label: intl.formatMessage({ id: 'screening.anyKind' }) },
              ...subjectKinds.map((one) => ({ value: one, label: text(subjectKindWords[one]) })),
            ]}
            value={kind}
            onChange={setKind}
          />
          <ThresholdField value={threshold} onChange={setThreshold} />
          <BasisFields
            operation={namedPerson}
            basis={{ purpose, legalBasis, authorization: null }}
            idOf={(field) => `${formId}-${field}`}
            errorOf={(field) =>
              wasTried && (field === 'purpose' ? purpose.trim() === '' : legalBasis === null)
                ? missingWords(field)
                : null
            }
            onChange={(_, next) => {
              setPurpose(next.purpose ?? '');
              setLegalBasis(next.legalBasis);
            }}
          />
        </div>
        <NamesPreview draft={draft} label={title} />
      </div>
    </Page>
  );
}
