import { formatCedula, formatNit } from '@shared/vocabulary/identifiers';

interface IdentifierProps {
  /** `nit`: base and check digit together. */
  readonly kind: 'cedula' | 'nit';
  readonly value: string;
}

/** The number of a person or company as people write it. Copied text is the bare digits, as sources take them. */
export function Identifier({ kind, value }: IdentifierProps) {
  const bare = kind === 'nit' ? value.slice(0, -1) : value;
  return (
    <span
      className="mono nowrap"
      onCopy={(event) => {
        event.clipboardData.setData('text/plain', bare);
        event.preventDefault();
      }}
    >
      {kind === 'nit' ? formatNit(value) : formatCedula(value)}
    </span>
  );
}
