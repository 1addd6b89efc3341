import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DossierView, Identifier } from '@shared/dossier';
import type { DossierDraft } from '@shared/ipc';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { TextField } from '../design/Field';
import { Page, PageHead, usePageTitle, type Crumb } from '../design/Page';
import { ErrorSummary } from '../lookups/form/ErrorSummary';
import '../lookups/form/Form.css';
import { IdentifierFields } from './IdentifierFields';
import { readIdentifier, useIdentifierMistake } from './identifiers';
import {
  missingParticulars,
  particularsOf,
  type MissingParticular,
  type ParticularsDraft,
} from './particulars';
import { GroundsFields, particularsIds, SubjectFields } from './ParticularsFields';

interface DossierFormProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** What stands in the form at first. */
  readonly from: Omit<DossierDraft, 'legalBasis'> & ParticularsDraft;
  readonly action: string;
  readonly isPending: boolean;
  /** Why the last save failed, in the person's language. */
  readonly failure: string | null;
  readonly onSave: (draft: DossierDraft) => void;
  readonly onCancel: () => void;
}

/** Who a dossier is about, why it is made, and on what legal basis. Mistakes stand beside their field and on top. */
export function DossierForm(props: DossierFormProps) {
  const { title, crumbs, from, action, isPending, failure, onSave, onCancel } = props;
  const intl = useIntl();
  const mistakeOf = useIdentifierMistake();
  const summaryBox = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(from);
  const [wasTried, setTried] = useState(false);
  usePageTitle(title);

  const put = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const missing = missingParticulars(draft);
  const label: Readonly<Record<MissingParticular, string>> = {
    subjectName: intl.formatMessage({ id: 'addTo.name' }),
    purpose: intl.formatMessage({ id: 'persons.purpose' }),
    legalBasis: intl.formatMessage({ id: 'persons.basis' }),
  };
  const missingEntry = (name: MissingParticular) =>
    missing.includes(name)
      ? [
          {
            target: particularsIds[name],
            label: label[name],
            words: intl.formatMessage({ id: 'addTo.missing' }),
          },
        ]
      : [];
  const mistakes = [
    ...missingEntry('subjectName'),
    ...identifierMistakes(draft.identifiers).map(({ at, problem, kind }) => ({
      target: `identifier-${at}`,
      label: intl.formatMessage({ id: 'dossiers.identifierValue' }, { place: at + 1 }),
      words: mistakeOf(problem, kind),
    })),
    ...missingEntry('purpose'),
    ...missingEntry('legalBasis'),
  ];
  const fields = { draft, onChange: put, missing: wasTried ? missing : [] };

  const save = () => {
    if (isPending) return;
    const complete = particularsOf(draft);
    if (mistakes.length === 0 && complete !== null) {
      const identifiers = draft.identifiers.filter(({ value }) => value.trim() !== '');
      onSave({ ...complete, identifiers });
      return;
    }
    flushSync(() => setTried(true));
    summaryBox.current?.focus();
  };

  return (
    <Page>
      <PageHead title={title} crumbs={crumbs} />
      <form
        className="dossier-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {wasTried && mistakes.length > 0 && (
          <ErrorSummary
            ref={summaryBox}
            entries={mistakes}
            title={<FormattedMessage id="dossiers.mistakes" values={{ count: mistakes.length }} />}
          />
        )}
        {failure !== null && (
          <Callout tone="adverse" alert>
            <p>{failure}</p>
          </Callout>
        )}
        <div className="dossier-form-columns">
          <div className="dossier-form-part">
            <SubjectFields {...fields} />
            <IdentifierFields
              identifiers={draft.identifiers}
              onChange={(identifiers) => put({ identifiers: [...identifiers] })}
            />
            <TextField
              label={intl.formatMessage({ id: 'dossiers.preparedBy' })}
              help={intl.formatMessage({ id: 'dossiers.preparedByHelp' })}
              value={draft.preparedBy}
              maxLength={120}
              onChange={(preparedBy) => put({ preparedBy })}
            />
          </div>
          <div className="dossier-form-part">
            <GroundsFields {...fields} />
            <TextField
              rows={6}
              label={intl.formatMessage({ id: 'dossiers.summary' })}
              help={intl.formatMessage({ id: 'dossiers.summaryHelp' })}
              value={draft.summary}
              maxLength={20_000}
              onChange={(summary) => put({ summary })}
            />
          </div>
        </div>
        <div className="row dossier-form-foot">
          <Button type="submit" kind="primary" isPending={isPending}>
            {action}
          </Button>
          <Button onPress={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </div>
      </form>
    </Page>
  );
}

function identifierMistakes(identifiers: readonly Identifier[]) {
  return identifiers.flatMap((identifier, at) => {
    const { problem } = readIdentifier(identifier);
    // A row that was left empty is not kept.
    return problem === null || problem === 'empty' ? [] : [{ at, problem, kind: identifier.kind }];
  });
}

/** The particulars of a dossier that is there, for its form. */
export function draftOf(dossier: DossierView): DossierDraft {
  const { subjectKind, subjectName, identifiers, purpose, legalBasis, preparedBy, summary } = dossier;
  return {
    subjectKind,
    subjectName,
    identifiers: [...identifiers],
    purpose,
    legalBasis,
    preparedBy,
    summary,
  };
}
