import { DEDUCTION } from '@/contract/codes/deductionStatus';
import type { AppContext } from '../../access/appContext';
import { inScope } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { sendNews, type LiveNews } from '../../live/liveNews';
import { publishCaseChanged, type Task } from '../cases/casesFacade';
import { acceptChannelPayment } from '../lender/lenderFacade';
import { bookPayment } from './bookPayment';
import { type OpenDeduction, orderOf, writeDeductionOutcome } from './deductionWorkerStore';
import { lockDue, lockOpenCases } from './loanBookStore';

type Parts = Pick<AppContext, 'database' | 'now'>;

/** For whom it counts, and who is told beside those who have the case open. */
const asker = ({ paid, agentName }: OpenDeduction) => ({
  userId: paid.agentId ?? 0,
  institutionId: paid.institutionId,
  name: agentName ?? '',
});

async function tell(tx: Transaction, of: OpenDeduction, cases: readonly Task[]): Promise<void> {
  const news: LiveNews[] = [];
  const publish = (address: LiveNews['address'], event: LiveNews['event']) => void news.push({ address, event });
  for (const held of cases) await publishCaseChanged(held, { tx, caller: asker(of), publish });
  await sendNews(tx, news);
}

/** Less is due than the channel took: the whole of it goes the way of the lender's payments, which lets what is over wait for a person (MI-02). */
async function bookElsewhere(tx: Transaction, of: OpenDeduction, now: Date): Promise<void> {
  const { institutionId, id, amount, opAt } = of.paid;
  const failed = { status: DEDUCTION.failed, failure: 'lessDue' };
  if (!(await writeDeductionOutcome(tx, id, failed))) return;
  const { key } = orderOf(of);
  const { loanNo, currency } = of;
  await acceptChannelPayment(tx, { institutionId, reference: key, loanNo, amount, currency, valueAt: opAt, now });
}

/** The channel has the money: record, loan, plan and case change together, once (MI-05). Cases are locked before everything else, as everywhere. */
export const succeedDeduction = ({ database, now }: Parts, of: OpenDeduction, reference: string): Promise<void> =>
  inScope(database, 'open', async (tx) => {
    const { id, loanId, amount } = of.paid;
    const cases = await lockOpenCases(loanId, { tx });
    if ((await lockDue(loanId, { tx })) < amount) {
      await bookElsewhere(tx, of, now());
      return tell(tx, of, cases);
    }
    const outcome = { status: DEDUCTION.succeeded, channelReference: reference };
    if (!(await writeDeductionOutcome(tx, id, outcome))) return;
    const booked = await bookPayment({ loanId, amount, mayPayOff: true }, { tx, now: now(), caller: asker(of) });
    await tell(tx, of, booked.cases);
  });

/** The channel will not do it: the record says why, nothing else changes. */
export const failDeduction = ({ database }: Parts, of: OpenDeduction, failure: string): Promise<void> =>
  inScope(database, 'open', async (tx) => {
    const cases = await lockOpenCases(of.paid.loanId, { tx });
    if (!(await writeDeductionOutcome(tx, of.paid.id, { status: DEDUCTION.failed, failure }))) return;
    await tell(tx, of, cases);
  });
