import { createHash } from 'node:crypto';
import type { Role } from '@/contract/codes/userCodes';
import type { CallerContext } from '../../access/callContext';
import { requireApprovalForAccount } from '../approvals/approvalsFacade';

interface Account {
  readonly name: string;
  readonly role: Role;
}

/** Roles that may decide on requests of others (MI-09). */
const mayDecide = ({ role }: Account): boolean => role === 'leader' || role === 'admin';

const getHash = (accounts: readonly string[]): string => createHash('sha256').update(accounts.join('\n')).digest('hex');

/** Act on accounts, with the key that identifies repeated requests. */
interface AccountAct {
  readonly what: 'create' | 'role' | 'password' | 'factors';
  /** Ids or usernames. */
  readonly whom: readonly string[];
  readonly forUserId?: number;
}

/** Requires an approval if accounts that may decide are created, promoted get a new password, or lose their second factors (MI-09). */
export async function requireApprovalForDeciders(
  accounts: readonly Account[],
  { what, whom, forUserId }: AccountAct,
  context: CallerContext,
): Promise<void> {
  const deciding = accounts.filter(mayDecide);
  if (deciding.length === 0) return;
  const roles = deciding.map(({ role }) => role);
  const facts = [
    { fact: 'user', text: deciding.map(({ name }) => name).join(', ') },
    { fact: 'role', text: [...new Set(roles)].join(', ') },
  ] as const;
  const subject = `account ${what} ${getHash([...whom, ...roles])}`;
  await requireApprovalForAccount({ subject, ...(forUserId !== undefined && { forUserId }), facts }, context);
}
