import { CHANNEL } from '@/contract/codes/contactCodes';
import { LOAN, isOpenStatus } from '@/contract/codes/caseCodes';
import type * as z from 'zod/mini';
import type { manualDelayAnswer, manualDelayRequest } from '@/contract/entities/money/repaymentCode';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { requireApproval } from '../approvals/approvalsFacade';
import { addCollectionLog } from '../results/resultsFacade';
import { assertNotHeld, lockLoan, lockTask, moveCase, publishCaseChanged, withdrawCodes } from '../cases/casesFacade';
import { postponeLoan, postponePlan } from './loanBookStore';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';
import { buildExtensionAction, checkExtensionLimit } from './extensionLimit';
import { stripNul } from '../../values/cellText';

type ExtendLoanInput = Omit<z.output<typeof manualDelayRequest>, 'taskId'>;
type ExtendLoanReply = z.output<typeof manualDelayAnswer>;

/** Stores the reason as a memo in the log of the case. */
async function noteReason(taskId: number, reason: string, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const by = { institutionId: caller.institutionId, agentId: caller.userId, creatorName: caller.name };
  const memo = {
    callStatus: 'OTHER',
    callResult: 'MEMO',
    channel: CHANNEL.call,
    remarks: stripNul(reason),
  } as const;
  await addCollectionLog({ ...by, ...memo, taskId, createdAt: now }, context);
}

/**
 * Postpones the due date of an open case's loan, counted from today, and of its unpaid periods; the case ends by extension (§4
 * C32, MI-07). The loan is not overdue until that day has passed.
 */
export async function extendLoan(
  taskId: string,
  input: ExtendLoanInput,
  context: CallerContext,
): Promise<ExtendLoanReply> {
  const { days, remark } = input;
  const { tx, caller, now } = context;
  const task = await lockTask(taskId, context);
  if (!isOpenStatus(task.status)) throw new Refusal('wrongState');
  await assertNotHeld(task, context);
  await checkExtensionLimit(task, context);
  const lent = await lockLoan(task, context);
  const penaltyDate = calculateExtendedDay(lent.penaltyDate, days, toCalendarDay(now, caller.timeZone));
  await requireApproval(buildExtensionAction(task, lent, { days, until: penaltyDate, remark }), context);
  await postponeLoan(lent.id, { penaltyDate, status: LOAN.notSettled }, context);
  await postponePlan(lent.id, countDaysBetween(lent.penaltyDate, penaltyDate), context);
  const ended = await moveCase(tx, task, { event: 'extended', now, by: caller, changes: { penaltyDate } });
  await withdrawCodes(tx, { institutionId: task.institutionId, taskIds: [task.id], now });
  await noteReason(task.id, remark, context);
  await publishCaseChanged(task, context);
  return { status: ended, penaltyDate };
}
