import type { LoanItem } from '@/contract/entities/loanItem';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { planLimitsOf, readPlan } from '../plans/plansFacade';
import { readBeside } from './caseBesideStore';
import { loanItemOnWire } from './loanWire';
import { openCase } from './openCase';
import { findTask, type Task } from './taskStore';

async function readLoanItem(of: Task, context: CallerContext): Promise<LoanItem> {
  const beside = await readBeside(of, context);
  const plan = await readPlan(of, context);
  const limits = await planLimitsOf(context);
  return loanItemOnWire({ of, ...beside, plan, limits }, context);
}

/** A case with its loan, opened when its agent reads it for the first time; a loan that is not this case's does not exist here. */
export async function showCase(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  const seen = await findTask(taskId, context);
  if (seen.loanNo !== loanId) throw new Refusal('notFound');
  const isChanged = await openCase(seen, context);
  return readLoanItem(isChanged ? await findTask(taskId, context) : seen, context);
}
