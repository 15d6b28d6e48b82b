import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { publishEvents, type DomainEvent } from '../../live/liveNews';
import { lockCasesOfLoans, publishCaseChanged, type Task } from '../cases/casesFacade';
import { bookChannelPayment, lockBooking } from '../lender/lenderFacade';
import { followPlans } from '../plans/plansFacade';
import { voidDeduction, type OpenDeduction, getOrder, writeDeductionOutcome } from './deductionWorkerStore';
import { assertLedgerBalanced, lockOpenCases } from './loanBookStore';

type Parts = Pick<AppContext, 'database' | 'now'>;

/** Returns the agent whom the deduction counts for and who is notified in addition to the users with the open case. */
const asker = ({ paid, agentName }: OpenDeduction) => ({
  userId: paid.agentId ?? 0,
  institutionId: paid.institutionId,
  name: agentName ?? '',
});

async function tell(tx: Transaction, of: OpenDeduction, cases: readonly Task[]): Promise<void> {
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  for (const held of cases) await publishCaseChanged(held, { tx, caller: asker(of), publish });
  await publishEvents(tx, news);
}

/**
 * Books a deduction that the channel has completed: record, loan, plan and case change together, once, like a payment of the
 * lender (MI-05). An amount that the loan no longer accepts waits for a clarification (MI-02).
 */
export const succeedDeduction = ({ database, now }: Parts, of: OpenDeduction, reference: string): Promise<void> =>
  inTenantTransaction(database, of.paid, async (tx) => {
    const { id, loanId, institutionId, amount, opAt, agentId } = of.paid;
    await lockBooking(tx, institutionId);
    const cases = await lockCasesOfLoans(tx, [loanId]);
    await assertLedgerBalanced(tx, loanId);
    const outcome = { status: DEDUCTION.succeeded, channelReference: reference };
    if (!(await writeDeductionOutcome(tx, id, outcome))) return;
    const { loanNo, currency } = of;
    const by = agentId === null ? null : asker(of);
    const money = { loanNo, amount, currency, valueAt: opAt, payType: DEDUCTION_BY.agent };
    const paid = { institutionId, reference: getOrder(of).key, ...money, now: now() };
    const booked = await bookChannelPayment(tx, { ...paid, deduction: { payLogId: id, by } });
    if (booked !== 'whole') {
      await voidDeduction(tx, id, booked === 'known' ? 'toldBefore' : 'lessDue');
      await followPlans(tx, [loanId]);
    }
    await tell(tx, of, cases);
  });

/** Stores the reason why the channel refused a deduction; nothing else changes. */
export const failDeduction = ({ database }: Parts, of: OpenDeduction, failure: string): Promise<void> =>
  inTenantTransaction(database, of.paid, async (tx) => {
    const cases = await lockOpenCases(of.paid.loanId, { tx });
    if (!(await writeDeductionOutcome(tx, of.paid.id, { status: DEDUCTION.failed, failure }))) return;
    await tell(tx, of, cases);
  });
