import type { CallerContext } from '../../access/callContext';
import { mattersOf } from './complaintStore';
import { findTold, tellCaseChanged } from '../cases/casesFacade';

type NewsContext = Pick<CallerContext, 'tx' | 'caller' | 'tell'>;

/** Tells those who have a case of a complaint before them, and those who have or had the complaint, that it changed (AP-08). */
export async function tellComplaintChanged(
  workOrderId: number,
  handlers: readonly (number | null)[],
  context: NewsContext,
): Promise<void> {
  const { caller, tell } = context;
  const taskIds = (await mattersOf([workOrderId], context)).map(({ taskId }) => taskId);
  const cases = await findTold(taskIds, context);
  const userIds = handlers.filter((id) => id !== null);
  for (const changed of cases) {
    await tellCaseChanged(changed, context);
    if (userIds.length === 0) continue;
    tell({ institutionId: caller.institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
  }
}
