import { FormattedMessage } from 'react-intl';
import { findOperation } from '@shared/operations';
import { address, Link } from '../router/router';

interface AtPageLinkProps {
  /** The operation that a list answers. */
  readonly operation: string;
  /** What is to be asked; the form is empty without it. */
  readonly input?: unknown;
}

/** Leads to the form that asks the same of the source's guarded page; nothing where there is none. */
export function AtPageLink({ operation, input = {} }: AtPageLinkProps) {
  const atPage = findOperation(operation)?.atPage ?? null;
  if (atPage === null) return null;
  const query = new URLSearchParams(input as Record<string, string>).toString();
  return (
    <Link to={`${address('lookups', atPage)}${query === '' ? '' : `?${query}`}`}>
      <FormattedMessage id="lookup.atPage" />
    </Link>
  );
}
