import type { LoanItem } from '@/contract/entities/loanItem';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { planLimitsOf, planLimitsWithYes, readPlan } from '../plans/plansFacade';
import { attemptsToday } from './attemptStore';
import { holdersOf } from './holderStore';
import { findLoan, queueNameOf } from './loanStore';
import { loanItemOnWire } from './loanWire';
import { openCase } from './openCase';
import { readPromiseState } from './promiseStateStore';
import { findTask, type Task } from './taskStore';

async function readLoanItem(of: Task, context: CallerContext): Promise<LoanItem> {
  const loan = await findLoan(of, context);
  const holders = await holdersOf(of, context);
  const promiseState = await readPromiseState(of, context);
  const plan = await readPlan(of, context);
  const limits = await planLimitsOf(context);
  const withYes = await planLimitsWithYes(context);
  const queueName = await queueNameOf(of, context);
  const attempts = await attemptsToday(of, context);
  return loanItemOnWire({ of, loan, holders, promiseState, plan, limits, withYes, queueName, attempts }, context);
}

/** A case with its loan, opened when its agent reads it for the first time; a loan that is not this case's does not exist here. */
export async function showCase(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  const seen = await findTask(taskId, context);
  if (seen.loanNo !== loanId) throw new Refusal('notFound');
  const isChanged = await openCase(seen, context);
  return readLoanItem(isChanged ? await findTask(taskId, context) : seen, context);
}
