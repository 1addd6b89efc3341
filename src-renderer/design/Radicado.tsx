import { useIntl } from 'react-intl';
import { formatRadicado, parseRadicado, type RadicadoPart } from '@shared/vocabulary/radicado';
import { useText } from '../i18n/text';
import { CopyButton } from './CopyButton';
import './Radicado.css';

/** A radicado in one line, grouped; its court of origin on hover. Copied text is the bare 23 digits. */
export function Radicado({ value }: { readonly value: string }) {
  const parsed = parseRadicado(value);
  const origin = parsed?.parts
    .slice(0, 4)
    .map((part) => part.name ?? part.digits)
    .join(' · ');
  return (
    <span className="radicado mono" title={origin} onCopy={(event) => copyDigits(event, value)}>
      {formatRadicado(value)}
    </span>
  );
}

function copyDigits(event: React.ClipboardEvent, value: string): void {
  event.clipboardData.setData('text/plain', value);
  event.preventDefault();
}

/** A radicado with its parts named below them, for the head of a case. */
export function RadicadoParts({ value }: { readonly value: string }) {
  const intl = useIntl();
  const words = useText();
  const parsed = parseRadicado(value);
  const copy = <CopyButton text={value} label={intl.formatMessage({ id: 'action.copyRadicado' })} />;
  if (parsed === null)
    return (
      <div className="radicado-parts">
        <span className="mono">{value}</span>
        {copy}
      </div>
    );
  const named = (part: RadicadoPart) => part.name ?? words(part.label).toLowerCase();
  return (
    <div className="radicado-parts" onCopy={(event) => copyDigits(event, value)}>
      <span className="visually-hidden">{parsed.formatted}</span>
      {parsed.parts.map((part) => (
        <span
          key={part.key}
          className="radicado-part"
          title={`${words(part.label)}: ${part.name ?? part.digits}`}
        >
          <span className="mono" aria-hidden="true">
            {part.digits}
          </span>
          <span className="radicado-name">{named(part)}</span>
        </span>
      ))}
      {copy}
    </div>
  );
}
