import { nextStatus, moveCase } from './caseTransitions';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

type AttemptContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Marks a locked case as worked: it is no longer new (CD-11). A case that was worked before stays unchanged, including its version. */
export async function attemptCase(held: Task, { tx, caller, now }: AttemptContext): Promise<boolean> {
  const isNews = nextStatus(held.status, 'attempted') !== held.status;
  if (isNews) await moveCase(tx, held, { event: 'attempted', now, by: caller });
  return isNews;
}
