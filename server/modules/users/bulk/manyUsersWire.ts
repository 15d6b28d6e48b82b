import type { LeftUser, UserOperation } from '@/contract/entities/users/userOperation';
import { timeOnWire } from '../../../values/wire';
import { isUndoable } from './manyUsersActs';
import { passwordsEnd } from './manyPasswords';
import type { CountedOperation, listLeftUsers } from './manyUsersStore';

/** Serializes a bulk operation on users. */
export const userOperationOnWire = ({ row, done, changed, waiting, isUndone }: CountedOperation): UserOperation => ({
  id: String(row.id),
  act: row.act,
  state: row.state,
  total: row.total,
  done,
  changed,
  createdTime: timeOnWire(row.createdAt),
  isUndo: row.undoOf !== null,
  canUndo: changed > 0 && !isUndone && isUndoable(row),
  passwords: waiting > 0 ? { count: waiting, until: timeOnWire(passwordsEnd(row)) } : null,
});

type FoundLeft = Awaited<ReturnType<typeof listLeftUsers>>['rows'][number];

/** Serializes a skipped user. */
export const leftUserOnWire = ({ userId, outcome, ...names }: FoundLeft): LeftUser => ({
  userId: String(userId),
  outcome: outcome ?? '',
  ...names,
});
