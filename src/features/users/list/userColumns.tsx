import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { ROLE, USER_STATUS } from '@/contract/codes/userCodes';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import type { USER_LIST } from '@/contract/lists/userLists';
import { getUserInfoPath } from '@/contract/routes';
import { SEND_FLAGS } from '@/contract/sendFlags';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import type { Tones } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { PasswordState } from '../security/PasswordState';
import { UserIdentity } from '../userElements';

/** The ways in which a user may send. */
function SendFlags({ user }: { readonly user: SystemUser }) {
  const names = SEND_FLAGS.filter(({ field }) => user[field]).map(({ name }) => name);
  return names.length === 0 ? '–' : names.join(' · ');
}

/** Tones of a user's status. */
export const USER_STATUS_TONES: Tones = { enabled: 'good', disabled: 'plain' };

function LoanTypes({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return <FormattedMessage id="users.all" />;
  return codes.map((code, place) => (
    <span key={code}>
      {place > 0 && ', '}
      <CodeLabel table={LOAN_TYPE} code={code} />
    </span>
  ));
}

function Name({ row }: { readonly row: SystemUser }) {
  return (
    <UserIdentity>
      <Link to={getUserInfoPath(row.id)}>{row.name}</Link>
      <SecondaryText>{row.username}</SecondaryText>
    </UserIdentity>
  );
}

/** Status of a user, and the progress of one who has not yet set a password. */
function Status({ row }: { readonly row: SystemUser }) {
  return (
    <UserIdentity>
      <span>
        <CodeLabel table={USER_STATUS} code={row.status} tones={USER_STATUS_TONES} />
      </span>
      {row.mustChangePassword && (
        <SecondaryText>
          <PasswordState user={row} />
        </SecondaryText>
      )}
    </UserIdentity>
  );
}

/** Cell renderers of the user list. */
export const createUserCells = (currency: string | undefined): ListCells<typeof USER_LIST, SystemUser> => ({
  name: { render: (_, row) => <Name row={row} />, width: 190, fixed: 'start' },
  status: { render: (_, row) => <Status row={row} />, width: 185 },
  role: { render: (_, row) => <CodeLabel table={ROLE} code={row.role} />, width: 130 },
  group: { render: (_, row) => row.groupName ?? '–', width: 130, ellipsis: true },
  queue: { render: (_, row) => row.queueName ?? '–', width: 130, ellipsis: true },
  products: {
    render: (_, row) => (row.products.length === 0 ? <FormattedMessage id="users.all" /> : row.products.join(', ')),
    width: 140,
    ellipsis: true,
  },
  loanTypes: { render: (_, row) => <LoanTypes codes={row.loanTypes} />, width: 160, ellipsis: true },
  sends: { render: (_, row) => <SendFlags user={row} />, width: 160 },
  dailyTarget: {
    render: (_, row) => <Money amount={row.dailyTarget} currency={currency} />,
    width: 120,
    align: 'right',
  },
  lastLogin: { render: (_, row) => <DateTime at={row.lastLoginTime} />, width: 140 },
});
