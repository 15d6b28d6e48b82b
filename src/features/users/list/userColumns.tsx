import { LOAN_TYPE } from '@/contract/codes/loanType';
import { ROLE } from '@/contract/codes/role';
import { USER_STATUS } from '@/contract/codes/userStatus';
import type { SystemUser } from '@/contract/entities/systemUser';
import { userInfoPath } from '@/contract/routes';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import type { PagedColumn } from '@/ui/tableQuery';
import type { Tones } from '@/ui/tones';
import { Link } from 'react-router-dom';

import { SendFlags } from '../form/SendFlags';
import { PasswordState } from '../security/PasswordState';
import { WhoLines } from '../styled';
import { Aside } from '@/ui/screenLayout';

/** Tones of a user's status. */
export const USER_STATUS_TONES: Tones = { enabled: 'good', disabled: 'plain' };

function LoanTypes({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return '–';
  return codes.map((code, place) => (
    <span key={code}>
      {place > 0 && ', '}
      <CodeLabel table={LOAN_TYPE} code={code} />
    </span>
  ));
}

function Name({ row }: { readonly row: SystemUser }) {
  return (
    <WhoLines>
      <Link to={userInfoPath(row.id)}>{row.name}</Link>
      <Aside>{row.username}</Aside>
    </WhoLines>
  );
}

/** Enabled or not, and how far somebody is who has not set an own password yet. */
function Status({ row }: { readonly row: SystemUser }) {
  return (
    <WhoLines>
      <span>
        <CodeLabel table={USER_STATUS} code={row.status} tones={USER_STATUS_TONES} />
      </span>
      {row.mustChangePassword && (
        <Aside>
          <PasswordState user={row} />
        </Aside>
      )}
    </WhoLines>
  );
}

/** The columns of the list of users. */
export const USER_COLUMNS: readonly (Omit<PagedColumn<SystemUser>, 'title'> & { readonly label: MessageId })[] = [
  { key: 'name', label: 'users.column.name', render: (_, row) => <Name row={row} />, width: 190, fixed: 'start' },
  {
    key: 'status',
    label: 'users.column.status',
    render: (_, row) => <Status row={row} />,
    width: 185,
  },
  {
    key: 'role',
    label: 'users.column.role',
    render: (_, row) => <CodeLabel table={ROLE} code={row.role} />,
    width: 130,
  },
  { key: 'group', label: 'users.column.group', render: (_, row) => row.groupName ?? '–', width: 130, ellipsis: true },
  { key: 'queue', label: 'users.column.queue', render: (_, row) => row.queueName ?? '–', width: 130, ellipsis: true },
  {
    key: 'products',
    label: 'users.column.products',
    render: (_, row) => (row.products.length === 0 ? '–' : row.products.join(', ')),
    width: 140,
    ellipsis: true,
  },
  {
    key: 'loanTypes',
    label: 'users.column.loanTypes',
    render: (_, row) => <LoanTypes codes={row.loanTypes} />,
    width: 160,
    ellipsis: true,
  },
  { key: 'sends', label: 'users.column.sends', render: (_, row) => <SendFlags user={row} />, width: 160 },
  {
    key: 'lastLogin',
    label: 'users.column.lastLogin',
    render: (_, row) => <DateTime at={row.lastLoginTime} />,
    width: 140,
  },
];
