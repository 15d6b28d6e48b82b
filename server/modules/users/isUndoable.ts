import { UNDOABLE_USER_ACTS } from '@/contract/codes/userCodes';
import type { StoredUserOperation } from './manyUsersStore';

/** Returns true if an operation is finished and of an undoable kind; an undo itself is not. */
export const isUndoable = ({ act, undoOf, finishedAt }: StoredUserOperation): boolean =>
  finishedAt !== null && undoOf === null && UNDOABLE_USER_ACTS.includes(act);
