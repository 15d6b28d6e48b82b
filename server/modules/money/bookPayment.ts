import type { Minor } from '@/contract/minor';
import { LOAN } from '@/contract/codes/loanStatus';
import { codeLiteral } from '../../database/codeLiteral';
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { CaseStatus } from '@/contract/codes/caseStatus';
import type { DeductionType } from '@/contract/codes/deductionType';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { loan, task } from '../../database/tables/caseTables';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addPayLog } from './payLogStore';
import { fillPlan } from './repayPlanStore';
import { moveCase } from '../cases/casesFacade';

type BookContext = Pick<CallerContext, 'tx' | 'now'> & {
  readonly caller: Pick<Caller, 'userId' | 'institutionId' | 'name'>;
};

/** Money that has come in for a loan; the amount in minor units. */
export interface Payment {
  readonly loanId: number;
  readonly taskId: number;
  readonly amount: Minor;
  /** contract/codes/deductionType */
  readonly type: DeductionType;
  readonly remark: string | null;
  /** What is due may be paid off entirely; a part payment leaves something (§5). */
  readonly mayPayOff: boolean;
}

/** What a payment did: its record, what is due on the loan now (minor units), and the status of its open case, where there is one. */
export interface BookedPayment {
  readonly payLogId: number;
  readonly due: Minor;
  readonly status: CaseStatus | undefined;
}

/** Cases are locked before their loans, everywhere, so that two payments never wait for each other. */
const lockOpenCases = (loanId: number, { tx }: BookContext) =>
  tx
    .select()
    .from(task)
    .where(and(eq(task.loanId, loanId), inArray(task.status, [...OPEN_CASE_STATUSES])))
    .orderBy(asc(task.id))
    .for('update');

/** The state guard: the row changes only while enough is due. Penalties are paid before the principal. */
async function reduceLoan({ loanId, amount, mayPayOff }: Payment, { tx }: BookContext) {
  const left = sql`${loan.due} - ${amount}::bigint`;
  const changes = {
    due: left,
    unpaidRepayment: sql`least(${loan.unpaidRepayment}, ${left})`,
    status: sql`case when ${loan.due} = ${amount}::bigint then ${codeLiteral(LOAN.settled)} else ${loan.status} end`,
  };
  const isEnoughDue = mayPayOff ? gte(loan.due, amount) : gt(loan.due, amount);
  const [reduced] = await tx
    .update(loan)
    .set(changes)
    .where(and(eq(loan.id, loanId), isEnoughDue))
    .returning({ due: loan.due, unpaidRepayment: loan.unpaidRepayment });
  if (!reduced) throw new Refusal('amountNotBelowDue');
  return reduced;
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
  const { due, unpaidRepayment } = await reduceLoan(payment, context);
  const payLogId = await addPayLog(payment, context);
  await payIntoPlan(payment, context);
  const event = due === 0 ? 'paidInFull' : 'paidInPart';
  const changes = { amount: due, unpaidRepayment };
  let status: CaseStatus | undefined;
  for (const held of cases) status = await moveCase(tx, held, { event, now, by: caller, changes });
  return { payLogId, due, status };
}
