import type { CallerContext } from '../../access/callContext';
import { lockTask, type Task, findTask } from './taskStore';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { moveCase } from './caseTransitions';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Refusal } from '../../kernel/refusal';
import { getPlanLimits, readPlan } from '../plans/plansFacade';
import { readCaseContext } from './caseBesideStore';
import { serializeLoanItem } from './loanWire';

type OpenContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const isFirstLook = (seen: Task, { caller }: OpenContext): boolean =>
  seen.agentId === caller.userId && seen.openedAt === null && isOpenStatus(seen.status);

/**
 * Opens a case when its agent first reads it (CD-11) and returns true if it did. Reads by leaders, administrators and auditors
 * leave no trace on the case. No screen changes, so no event is published.
 */
async function openCase(seen: Task, context: OpenContext): Promise<boolean> {
  if (!isFirstLook(seen, context)) return false;
  const task = await lockTask(String(seen.id), context);
  if (!isFirstLook(task, context)) return false;
  await moveCase(context.tx, task, {
    event: 'opened',
    now: context.now,
    by: context.caller,
    changes: { openedAt: context.now },
  });
  return true;
}

async function readLoanItem(of: Task, context: CallerContext): Promise<LoanItem> {
  const [beside, plan, limits] = await Promise.all([
    readCaseContext(of, context),
    readPlan(of, context),
    getPlanLimits(context),
  ]);
  return serializeLoanItem({ of, ...beside, plan, limits }, context);
}

/** Refuses a loan that is not this case's as not found. */
async function findOfLoan(loanId: string, taskId: string, context: CallerContext): Promise<Task> {
  const found = await findTask(taskId, context);
  if (found.loanNo !== loanId) throw new Refusal('notFound');
  return found;
}

/** Returns a case with its loan for a prefetch. A prefetch is no read, so the case is not opened (CD-11). */
export async function showCaseAhead(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  return readLoanItem(await findOfLoan(loanId, taskId, context), context);
}

/** Returns a case with its loan; opens the case when its agent first reads it. */
export async function showCase(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  const seen = await findOfLoan(loanId, taskId, context);
  const isChanged = await openCase(seen, context);
  return readLoanItem(isChanged ? await findTask(taskId, context) : seen, context);
}
