import type { CallerContext } from '../../access/callContext';
import { getAllegations } from './complaintStore';
import { findTold, publishCaseChanged } from '../cases/casesFacade';

type NewsContext = Pick<CallerContext, 'tx' | 'caller' | 'publish'>;

/** Publishes the change of a complaint to all users with one of its cases open, and to its current and former handlers (AP-08). */
export async function publishComplaintChanged(
  workOrderId: number,
  handlers: readonly (number | null)[],
  context: NewsContext,
): Promise<void> {
  const { caller, publish } = context;
  const taskIds = (await getAllegations([workOrderId], context)).map(({ taskId }) => taskId);
  const cases = await findTold(taskIds, context);
  const userIds = handlers.filter((id) => id !== null);
  for (const changed of cases) {
    await publishCaseChanged(changed, context);
    if (userIds.length === 0) continue;
    publish({ institutionId: caller.institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
  }
}
