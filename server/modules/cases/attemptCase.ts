import { nextStatus, moveCase } from './caseTransitions';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

type AttemptContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Somebody begins to work a locked case: it is new no longer (CD-11). A case that was worked before stays as it is, its version as well. */
export async function attemptCase(held: Task, { tx, caller, now }: AttemptContext): Promise<boolean> {
  const isNews = nextStatus(held.status, 'attempted') !== held.status;
  if (isNews) await moveCase(tx, held, { event: 'attempted', now, by: caller });
  return isNews;
}
