import { type Minor, minorUnits } from '@/contract/minor';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import { repeatedOnWire } from './moneyWire';
import { countDeductions, findSameDeduction, sumDeductions } from './payLogStore';

/** Deductions that a loan may have on a day of the institution, whoever makes them: each one is a try at the borrower's account. */
export const DEDUCTIONS_DAILY = 5;

const startOfToday = ({ caller: { timeZone }, now }: CallerContext): Date =>
  startOfDay(calendarDay(now, timeZone), timeZone);

/** Sums today's deductions of a locked loan: limits count its day, not the single act (MI-09). */
export const sumOfToday = async (loanId: number, context: CallerContext): Promise<Minor> =>
  minorUnits(await sumDeductions(loanId, startOfToday(context), context));

/** Refuses what is beyond a locked loan's number for today (ASVS 2.3.2). Failed ones count: the bank has been asked. */
export async function refuseBeyondDay(loanId: number, context: CallerContext): Promise<void> {
  const made = await countDeductions(loanId, startOfToday(context), context);
  if (made >= DEDUCTIONS_DAILY) throw new Refusal('deductionDayLimit', { most: DEDUCTIONS_DAILY });
}

/**
 * The same amount from the same locked loan by the same person is asked about for some minutes, whatever its key: a new
 * key is quickly made, by a second tab, a reload or a script (CD-06). `again` names the deduction that the question told
 * of, so that a confirmation stands for one more and not for any number.
 */
export async function refuseRepeated(
  { loanId, amount, again }: { readonly loanId: number; readonly amount: Minor; readonly again: string | undefined },
  context: CallerContext,
): Promise<void> {
  const same = await findSameDeduction({ loanId, amount }, context);
  if (same === undefined || String(same.id) === again) return;
  throw new Refusal('deductionRepeated', {}, repeatedOnWire(same, context));
}
