import type { BindingState } from '@/contract/codes/bindingState';
import type { Caller } from '../../kernel/caller';
import type { FoundOperation } from './bindingStore';

/** Of one that failed half-way what was done stays, until somebody takes it back. */
const ENDED: readonly BindingState[] = ['done', 'failed'];

/** Whether a caller may take a binding back: once, and only its actor and administrators may (QU-02). */
export const canUndo = ({ row, undoneBy }: FoundOperation, { role, userId }: Caller): boolean =>
  ENDED.includes(row.state) &&
  row.kind !== 'undo' &&
  row.changed > 0 &&
  undoneBy === null &&
  (role === 'admin' || row.actorId === userId);
