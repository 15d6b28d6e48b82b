import type { BindingState } from '@/contract/codes/queueCodes';
import type { Caller } from '../../kernel/caller';
import type { OperationRow } from './bindingStore';

/** States of ended bindings: a failed one keeps its changes until a user undoes it. */
const ENDED: readonly BindingState[] = ['done', 'failed'];

/** Returns true if the caller may undo a binding: once, and only its actor and administrators may (QU-02). */
export const canUndo = ({ row, undoneBy }: OperationRow, { role, userId }: Caller): boolean =>
  ENDED.includes(row.state) &&
  row.kind !== 'undo' &&
  row.changed > 0 &&
  undoneBy === null &&
  (role === 'admin' || row.actorId === userId);
