import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/liveNews';
import { parseMinor } from '../../values/money';
import { lockCasesOfLoans, publishCaseChanged } from '../cases/casesFacade';
import { bookChannelPayment, lockBooking } from '../lender/lenderFacade';
import type { CodeStatusUpdate } from '../paymentChannel/paymentChannelFacade';
import { changeGoodCode, getCodeOrder, noteCode, type OpenCode } from './codeWorkerStore';
import { assertLedgerBalanced } from './loanBookStore';

type Parts = Pick<AppContext, 'database' | 'now'>;
type Word<Said extends CodeStatusUpdate['said']> = Extract<CodeStatusUpdate, { readonly said: Said }>;

/**
 * Changes a code under the lock of its case, which always comes before the locks of its codes. Notifies the requester and the
 * users with the open case.
 */
const withCase = (
  { database }: Parts,
  { row, agentName }: OpenCode,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<void> =>
  inTenantTransaction(database, row, async (tx) => {
    const held = (await lockCasesOfLoans(tx, [row.loanId])).find(({ id }) => id === row.taskId);
    if (!(await work(tx)) || !held) return;
    const news: DomainEvent[] = [];
    const publish = (address: DomainEvent['address'], event: DomainEvent['event']) =>
      void news.push({ address, event });
    const caller = { userId: row.agentId ?? 0, institutionId: row.institutionId, name: agentName ?? '' };
    await publishCaseChanged(held, { tx, caller, publish });
    await publishEvents(tx, news);
  });

/** Stores a code that the channel issued; one that ended meanwhile is withdrawn as soon as possible. */
export const giveCode = (
  parts: Parts,
  of: OpenCode,
  { word, lookAt }: { readonly word: Word<'given'>; readonly lookAt: Date },
): Promise<void> =>
  withCase(parts, of, async (tx) => {
    const { code, expiresAt } = word;
    const given = { code, expiresAt, asked: 0, updatedAt: parts.now() };
    const isGood = await changeGoodCode(tx, of.row.id, { ...given, askAt: lookAt });
    if (!isGood) await noteCode(tx, of.row.id, { ...given, askAt: parts.now() });
    return true;
  });

/** Ends a code; the channel is notified unless it reported the end. */
export const endCode = (
  parts: Parts,
  of: OpenCode,
  ended: { readonly how: 'expired' | 'refused' | 'withdrawn'; readonly failure?: string; readonly isTold: boolean },
): Promise<void> =>
  withCase(parts, of, (tx) => {
    const { how: endedHow, failure = null, isTold } = ended;
    const now = parts.now();
    return changeGoodCode(tx, of.row.id, {
      endedHow,
      failure,
      asked: 0,
      askAt: isTold ? null : now,
      endedAt: now,
      updatedAt: now,
    });
  });

/**
 * Books the payment of a code like a payment of the lender, under the code's reference, which names the loan (MI-01, MI-06). A
 * duplicate, or one that the lender reported before, is booked once.
 */
export async function payCode(parts: Parts, of: OpenCode, word: Word<'paid'>): Promise<void> {
  const { row, loanNo, currency, currencyDigits } = of;
  const amount = parseMinor(word.amount, currencyDigits);
  if (amount === undefined || amount === 0) throw new Error('a code was paid with no such amount of the currency');
  const now = parts.now();
  const valueAt = word.paidAt > now ? now : word.paidAt;
  const money = { loanNo, amount, currency, valueAt, payType: DEDUCTION_BY.borrower };
  await inTenantTransaction(parts.database, row, async (tx) => {
    const { institutionId, loanId } = row;
    await lockBooking(tx, institutionId);
    await lockCasesOfLoans(tx, [loanId]);
    await assertLedgerBalanced(tx, loanId);
    await bookChannelPayment(tx, { institutionId, reference: getCodeOrder(of).key, ...money, now });
    await noteCode(tx, row.id, { askAt: null });
  });
}
