import type { Minor } from '@/contract/minor';
import type { CaseStatus } from '@/contract/codes/caseStatus';
import type { DeductionType } from '@/contract/codes/deductionType';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { lockOpenCases, reduceLoan, type Reduction } from './loanBookStore';
import { addPayLog } from './payLogStore';
import { fillPlan } from './repayPlanStore';
import { moveCase } from '../cases/casesFacade';

type BookContext = Pick<CallerContext, 'tx' | 'now'> & {
  readonly caller: Pick<Caller, 'userId' | 'institutionId' | 'name'>;
};

/** Money that has come in for a loan. */
export interface Payment extends Reduction {
  readonly taskId: number;
  /** contract/codes/deductionType */
  readonly type: DeductionType;
  readonly remark: string | null;
}

/** What a payment did: its record, what is due on the loan now (minor units), and the status of its open case, where there is one. */
export interface BookedPayment {
  readonly payLogId: number;
  readonly due: Minor;
  readonly status: CaseStatus | undefined;
}

async function payIntoPlan({ loanId, amount }: Payment, { tx, now }: BookContext): Promise<void> {
  const filled = await fillPlan(tx, { loanId, amount, now });
  // Rather no payment than books that do not agree.
  if (filled !== amount) throw new Error(`the repayment plan of loan row ${loanId} does not hold what is due on it`);
}

/** The one place where money comes in: the loan, its plan, its record and its open case change together or not at all (CD-06). In the call's transaction. */
export async function bookPayment(payment: Payment, context: BookContext): Promise<BookedPayment> {
  const { tx, caller, now } = context;
  const cases = await lockOpenCases(payment.loanId, context);
  const reduced = await reduceLoan(payment, context);
  // The state guard: the row changes only while enough is due.
  if (!reduced) throw new Refusal('amountNotBelowDue');
  const payLogId = await addPayLog(payment, context);
  await payIntoPlan(payment, context);
  const { due, unpaidRepayment } = reduced;
  const event = due === 0 ? 'paidInFull' : 'paidInPart';
  const changes = { amount: due, unpaidRepayment };
  let status: CaseStatus | undefined;
  for (const held of cases) status = await moveCase(tx, held, { event, now, by: caller, changes });
  return { payLogId, due, status };
}
