import type { Minor } from '@/contract/minor';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { lockOpenCases, reduceLoan, type Reduction } from './loanBookStore';
import { fillPlan } from './repayPlanStore';
import { moveCase, type Task } from '../cases/casesFacade';

type BookContext = Pick<CallerContext, 'tx' | 'now'> & {
  readonly caller: Pick<Caller, 'userId' | 'institutionId' | 'name'>;
};

/** What a payment did: what is due on the loan now (minor units), and its open cases. */
export interface BookedPayment {
  readonly due: Minor;
  readonly cases: readonly Task[];
}

async function payIntoPlan({ loanId, amount }: Reduction, { tx, now }: BookContext): Promise<void> {
  const filled = await fillPlan(tx, { loanId, amount, now });
  // Rather no payment than books that do not agree.
  if (filled !== amount) throw new Error(`the repayment plan of loan row ${loanId} does not hold what is due on it`);
}

/** The one place where money comes in: the loan, its plan and its open cases change together or not at all (CD-06); its record is the caller's, who has written it in the same transaction. */
export async function bookPayment(payment: Reduction, context: BookContext): Promise<BookedPayment> {
  const { tx, caller, now } = context;
  const cases = await lockOpenCases(payment.loanId, context);
  const reduced = await reduceLoan(payment, context);
  // The state guard: the row changes only while enough is due.
  if (!reduced) throw new Refusal('amountNotBelowDue');
  await payIntoPlan(payment, context);
  const { due, unpaidRepayment } = reduced;
  const event = due === 0 ? 'paidInFull' : 'paidInPart';
  const changes = { amount: due, unpaidRepayment };
  for (const held of cases) await moveCase(tx, held, { event, now, by: caller, changes });
  return { due, cases };
}
