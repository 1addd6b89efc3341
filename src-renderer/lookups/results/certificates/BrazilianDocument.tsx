import { FormattedMessage } from 'react-intl';
import { formatCnpj, formatCpf } from '@shared/vocabulary/brazil';

/** A CPF, CEI or CNPJ, told apart by its length, as people write it. Copied text is the bare number. */
export function BrazilianDocument({ value }: { readonly value: string }) {
  return (
    <>
      <FormattedMessage id={`identifier.${kindOf(value)}`} />{' '}
      <span
        className="mono nowrap"
        onCopy={(event) => {
          event.clipboardData.setData('text/plain', value);
          event.preventDefault();
        }}
      >
        {formatCnpj(formatCpf(value))}
      </span>
    </>
  );
}

function kindOf(value: string): 'cpf' | 'cei' | 'cnpj' {
  if (value.length === 11) return 'cpf';
  return value.length === 12 ? 'cei' : 'cnpj';
}
