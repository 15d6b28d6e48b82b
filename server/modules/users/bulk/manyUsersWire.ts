import type { SkippedUser, UserOperation } from '@/contract/entities/users/userOperation';
import { serializeTime } from '../../../values/wire';
import { isUndoable } from './manyUsersActs';
import { getPasswordsExpiry } from './manyPasswords';
import type { UserOperationCounts, listSkippedUsers } from './manyUsersStore';

/** Serializes a bulk operation on users. */
export const serializeUserOperation = ({
  row,
  done,
  changed,
  waiting,
  isUndone,
}: UserOperationCounts): UserOperation => ({
  id: String(row.id),
  act: row.act,
  state: row.state,
  total: row.total,
  done,
  changed,
  createdTime: serializeTime(row.createdAt),
  isUndo: row.undoOf !== null,
  canUndo: changed > 0 && !isUndone && isUndoable(row),
  passwords: waiting > 0 ? { count: waiting, until: serializeTime(getPasswordsExpiry(row)) } : null,
});

type FoundLeft = Awaited<ReturnType<typeof listSkippedUsers>>['rows'][number];

/** Serializes a skipped user. */
export const serializeSkippedUser = ({ userId, outcome, ...names }: FoundLeft): SkippedUser => ({
  userId: String(userId),
  outcome: outcome ?? '',
  ...names,
});
