import { Tag } from '../../../design/Tag';

interface RegistrationStatusProps {
  readonly status: string | null;
  readonly code: string | null;
}

/** The status of a registration in the register's own word; whatever is not active stands out. */
export function RegistrationStatus({ status, code }: RegistrationStatusProps) {
  if (status === null) return '—';
  return <Tag tone={code === '01' ? 'plain' : 'silent'}>{status}</Tag>;
}
