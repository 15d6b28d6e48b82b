import { UNDOABLE_USER_ACTS } from '@/contract/codes/userAct';
import type { StoredUserOperation } from './manyUsersStore';

/** Whether an operation is over and of a kind that can be undone; an undo itself cannot. */
export const isUndoable = ({ act, undoOf, finishedAt }: StoredUserOperation): boolean =>
  finishedAt !== null && undoOf === null && UNDOABLE_USER_ACTS.includes(act);
