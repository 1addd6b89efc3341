import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mailbox } from '@shared/operations/co/directorio-judicial';
import { DataTable, type Column } from '../../../design/DataTable';
import { Tag } from '../../../design/Tag';
import { navigate } from '../../../router/router';
import { courtMailboxesAddress } from './address';
import { Email } from './Email';

interface MailboxTableProps {
  readonly label: string;
  readonly mailboxes: readonly Mailbox[];
  /** Each leads to all mailboxes of its court. */
  readonly opens: boolean;
  readonly tools?: ReactNode;
}

/** Mailboxes of courts and of their areas. */
export function MailboxTable({ label, mailboxes, opens, tools }: MailboxTableProps) {
  const intl = useIntl();
  const kind = (row: Mailbox): string =>
    row.account_type === null
      ? (row.account_type_text ?? '')
      : row.account_type === 'despacho'
        ? intl.formatMessage({ id: 'mailbox.court' })
        : intl.formatMessage({ id: 'mailbox.area' });
  const plain = (id: keyof Mailbox, header: string, width: string, hidden = false): Column<Mailbox> => ({
    id,
    header,
    width,
    optional: true,
    ...(hidden ? { hidden } : {}),
    cell: (row) => row[id] ?? '—',
    text: (row) => row[id] ?? '',
    sortBy: (row) => row[id] ?? '',
  });
  const columns: readonly Column<Mailbox>[] = [
    {
      id: 'office',
      header: intl.formatMessage({ id: 'mailbox.office' }),
      width: 'minmax(200px, 1.6fr)',
      cell: (row) => (
        <>
          <b>{row.office_name ?? '—'}</b>{' '}
          <Tag tone={row.account_type === 'despacho' ? 'accent' : 'plain'}>{kind(row)}</Tag>
        </>
      ),
      text: (row) => row.office_name ?? '',
      sortBy: (row) => row.office_name ?? '',
    },
    {
      id: 'email',
      header: intl.formatMessage({ id: 'mailbox.email' }),
      width: 'minmax(264px, 1.6fr)',
      cell: (row) => <Email address={row.email} />,
      text: (row) => row.email,
      sortBy: (row) => row.email,
    },
    plain('city', intl.formatMessage({ id: 'mailbox.city' }), 'minmax(90px, 0.7fr)'),
    plain('corporation', intl.formatMessage({ id: 'mailbox.corporation' }), 'minmax(120px, 0.9fr)'),
    plain('specialty', intl.formatMessage({ id: 'mailbox.specialty' }), 'minmax(100px, 0.8fr)'),
    plain('address', intl.formatMessage({ id: 'mailbox.address' }), 'minmax(120px, 0.9fr)', true),
    plain('phone', intl.formatMessage({ id: 'mailbox.phone' }), '110px', true),
    plain('district', intl.formatMessage({ id: 'mailbox.district' }), 'minmax(100px, 0.7fr)', true),
    plain('court_code', intl.formatMessage({ id: 'mailbox.code' }), '124px', true),
  ];
  const keyed = mailboxes.map((mailbox, index) => ({ ...mailbox, key: String(index) }));
  return (
    <DataTable<Mailbox & { readonly key: string }>
      name="mailboxes"
      label={label}
      columns={columns}
      rows={keyed}
      rowKey={({ key }) => key}
      tall
      {...(opens
        ? {
            onOpen: ({ court_code: code }) => {
              const to = courtMailboxesAddress(code);
              if (to !== null) navigate(to);
            },
          }
        : {})}
      tools={tools}
      empty={
        <p className="frame-wait soft">
          <FormattedMessage id="mailbox.none" />
        </p>
      }
    />
  );
}
