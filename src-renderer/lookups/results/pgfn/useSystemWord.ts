import { systemWords, type DebtSystem } from '@shared/operations/br/pgfn';
import { useText } from '../../../i18n/text';

/** The name of a system of the Dívida Ativa. */
export function useSystemWord(): (system: DebtSystem) => string {
  const text = useText();
  return (system) => text(systemWords[system]);
}
