import type { PromisePlan } from '@/contract/entities/money/promisePlan';
import { toMinorUnits } from '@/contract/minor';
import { judgePart } from '@/contract/money/promisePlan';
import type { CallerContext } from '../../access/callContext';
import { toCalendarDay } from '../../values/toCalendarDay';
import { serializeTime, toWire } from '../../values/wire';
import type { StoredPlan } from './planStore';

/** Serializes a payment plan, each part with its state according to the payments (MI-08). */
export function serializePlan(plan: StoredPlan, { caller, now }: Pick<CallerContext, 'caller' | 'now'>): PromisePlan {
  const today = toCalendarDay(now, caller.timeZone);
  const wire = (amount: number): number => toWire(toMinorUnits(amount), caller.currencyDigits);
  const parts = plan.parts.map((part) => {
    const { paid, state } = judgePart(part, today);
    return { day: part.day, amount: wire(part.amount), paid: wire(paid), state };
  });
  return { madeTime: serializeTime(plan.madeAt), parts };
}
