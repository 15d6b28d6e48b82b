import { type Minor, minorUnits } from '@/contract/minor';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import { repeatedOnWire } from './moneyWire';
import { countDeductions, findSameDeduction, sumDeductions } from './payLogStore';

/**
 * Maximum number of deductions of a loan per day of the institution, by all users together. Each one is a debit attempt on the
 * borrower's account.
 */
export const DEDUCTIONS_DAILY = 5;

const startOfToday = ({ caller: { timeZone }, now }: CallerContext): Date =>
  startOfDay(calendarDay(now, timeZone), timeZone);

/** Sums today's deductions of a locked loan: limits count its day, not the single act (MI-09). */
export const sumOfToday = async (loanId: number, context: CallerContext): Promise<Minor> =>
  minorUnits(await sumDeductions(loanId, startOfToday(context), context));

/**
 * Refuses a deduction beyond the daily limit of a locked loan (ASVS 2.3.2). Failed deductions count, because the bank received
 * the request.
 */
export async function refuseBeyondDay(loanId: number, context: CallerContext): Promise<void> {
  const made = await countDeductions(loanId, startOfToday(context), context);
  if (made >= DEDUCTIONS_DAILY) throw new Refusal('deductionDayLimit', { most: DEDUCTIONS_DAILY });
}

/**
 * Requires a confirmation if the same user deducts the same amount from the same locked loan within some minutes, with any
 * idempotency key. A second tab, a reload or a script easily creates a new key (CD-06). `again` names the deduction that the
 * confirmation refers to, so that it permits exactly one more.
 */
export async function refuseRepeated(
  { loanId, amount, again }: { readonly loanId: number; readonly amount: Minor; readonly again: string | undefined },
  context: CallerContext,
): Promise<void> {
  const same = await findSameDeduction({ loanId, amount }, context);
  if (same === undefined || String(same.id) === again) return;
  throw new Refusal('deductionRepeated', {}, repeatedOnWire(same, context));
}
