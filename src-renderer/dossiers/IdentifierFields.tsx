import { FormattedMessage, useIntl } from 'react-intl';
import { identifierKinds, type Identifier } from '@shared/dossier';
import { identifierWords } from '@shared/words/dossier';
import { Button, IconButton } from '../design/Button';
import { TextField } from '../design/Field';
import { CloseIcon } from '../design/icons';
import { Select } from '../design/Select';
import { useText } from '../i18n/text';
import { readIdentifier, useIdentifierMistake, useIdentifierRule } from './identifiers';

const most = 10;

interface IdentifierFieldsProps {
  readonly identifiers: readonly Identifier[];
  readonly onChange: (identifiers: readonly Identifier[]) => void;
}

/** The numbers by which a subject is known, each with the rule of its kind and what will be kept of it. */
export function IdentifierFields({ identifiers, onChange }: IdentifierFieldsProps) {
  const intl = useIntl();
  const words = useText();
  const rule = useIdentifierRule();
  const mistake = useIdentifierMistake();
  const put = (at: number, identifier: Identifier) => onChange(identifiers.with(at, identifier));
  const kinds = identifierKinds.map((kind) => ({ value: kind, label: words(identifierWords[kind]) }));
  return (
    <fieldset className="dossier-identifiers">
      <legend className="field-label">
        <FormattedMessage id="dossiers.identifiers" />
      </legend>
      {identifiers.map((identifier, at) => {
        const read = readIdentifier(identifier);
        const isWrong = read.problem !== null && read.problem !== 'empty';
        const place = { place: at + 1 };
        return (
          <div key={at} className="dossier-identifier" id={`identifier-${at}`}>
            <Select
              bare
              label={intl.formatMessage({ id: 'dossiers.identifierKind' }, place)}
              choices={kinds}
              value={identifier.kind}
              onChange={(kind) => put(at, { ...identifier, kind })}
            />
            <TextField
              bare
              mono
              label={intl.formatMessage({ id: 'dossiers.identifierValue' }, place)}
              placeholder={rule(identifier.kind)}
              value={identifier.value}
              maxLength={40}
              error={isWrong ? mistake(read.problem, identifier.kind) : null}
              onChange={(value) => put(at, { ...identifier, value })}
              note={
                read.shown !== null &&
                read.shown !== identifier.value && (
                  <span className="field-help">
                    <FormattedMessage
                      id={read.checkDigitAdded ? 'dossiers.keptWithCheckDigit' : 'dossiers.keptAs'}
                      values={{ value: read.shown }}
                    />
                  </span>
                )
              }
            />
            <IconButton
              label={intl.formatMessage({ id: 'dossiers.identifierRemove' }, place)}
              onPress={() => onChange(identifiers.toSpliced(at, 1))}
            >
              <CloseIcon />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button
          isDisabled={identifiers.length >= most}
          onPress={() =>
            onChange([...identifiers, { kind: identifiers.length === 0 ? 'nit' : 'cedula', value: '' }])
          }
        >
          <FormattedMessage id="dossiers.identifierAdd" />
        </Button>
      </div>
    </fieldset>
  );
}
