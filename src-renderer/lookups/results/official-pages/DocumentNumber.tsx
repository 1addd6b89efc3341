import { Identifier } from '../../../design/Identifier';

interface DocumentNumberProps {
  /** The kind of document as the request names it: `CC`, `PA` … */
  readonly type: string | undefined;
  readonly value: string;
}

/** The number of a person's document: a cédula in its groups, any other as it is. */
export function DocumentNumber({ type, value }: DocumentNumberProps) {
  return type === 'CC' && /^\d{5,10}$/.test(value) ? (
    <Identifier kind="cedula" value={value} />
  ) : (
    <span className="mono nowrap">{value}</span>
  );
}
