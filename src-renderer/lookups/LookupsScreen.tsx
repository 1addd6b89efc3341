import { findOperation } from '@shared/operations';
import type { ScreenProps } from '../router/routes';
import { Catalog } from './catalog/Catalog';
import { OperationPage } from './OperationPage';

/** The catalog of operations, or one of them with its form and the results. */
export default function LookupsScreen({ rest }: ScreenProps) {
  const operation = findOperation(rest[0] ?? '');
  return operation === undefined ? <Catalog /> : <OperationPage key={operation.id} operation={operation} />;
}
