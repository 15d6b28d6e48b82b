import type { CallerContext } from '../../access/callContext';
import { findTask, markRepliesRead, publishCaseChanged } from '../cases/casesFacade';

/** Marks the replies on a case as read by the agent who holds it. No effect for other users who see the case. */
export async function readReplies(taskId: string, context: CallerContext): Promise<Record<string, never>> {
  const of = await findTask(taskId, context);
  if (await markRepliesRead(of, context)) await publishCaseChanged(of, context);
  return {};
}
