import type { CallerContext } from '../../access/callContext';
import { lockTask, type Task } from './taskStore';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { moveCase } from './caseTransitions';

type OpenContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const isFirstLook = (seen: Task, { caller }: OpenContext): boolean =>
  seen.agentId === caller.userId && seen.openedAt === null && isOpenStatus(seen.status);

/**
 * Opens a case when its agent first reads it (CD-11) and returns true if it did. Reads by leaders, administrators and auditors
 * leave no trace on the case. No screen changes, so no event is published.
 */
export async function openCase(seen: Task, context: OpenContext): Promise<boolean> {
  if (!isFirstLook(seen, context)) return false;
  const held = await lockTask(String(seen.id), context);
  if (!isFirstLook(held, context)) return false;
  await moveCase(context.tx, held, {
    event: 'opened',
    now: context.now,
    by: context.caller,
    changes: { openedAt: context.now },
  });
  return true;
}
