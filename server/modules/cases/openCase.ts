import type { CallerContext } from '../../access/callContext';
import { lockTask, type Task } from './taskStore';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import { moveCase } from './caseTransitions';

type OpenContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const isFirstLook = (seen: Task, { caller }: OpenContext): boolean =>
  seen.agentId === caller.userId && seen.openedAt === null && isOpenStatus(seen.status);

/**
 * The first time its agent reads a case, it is opened (CD-11). Leaders, administrators and auditors look without a trace on the
 * case. Nothing that a screen shows is another for it, so nobody is told. Tells whether it was.
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
