import type { Caller } from '../../kernel/caller';
import type { FoundOperation } from './bindingStore';

/** Whether a caller may take a binding back: once, and only its actor and administrators may (QU-02). */
export const canUndo = ({ row, undoneBy }: FoundOperation, { role, userId }: Caller): boolean =>
  row.state === 'done' &&
  row.kind !== 'undo' &&
  row.changed > 0 &&
  undoneBy === null &&
  (role === 'admin' || row.actorId === userId);
