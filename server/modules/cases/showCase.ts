import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getPlanLimits, readPlan } from '../plans/plansFacade';
import { readBeside } from './caseBesideStore';
import { loanItemOnWire } from './loanWire';
import { openCase } from './openCase';
import { findTask, type Task } from './taskStore';

async function readLoanItem(of: Task, context: CallerContext): Promise<LoanItem> {
  const [beside, plan, limits] = await Promise.all([
    readBeside(of, context),
    readPlan(of, context),
    getPlanLimits(context),
  ]);
  return loanItemOnWire({ of, ...beside, plan, limits }, context);
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
