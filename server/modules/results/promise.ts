import type { Minor } from '@/contract/minor';
import { isFollowUpTime, isPromisable } from '@/contract/rules';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';
import { mayPromise } from './promiseRightStore';
import { endOfDay } from '../../values/calendarDay';
import { toMinor } from '../../values/money';

type PromiseContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** A promise to pay: how much, in minor units, and until when. */
export interface Promised {
  readonly amount: Minor;
  readonly at: Date;
}

/** What a recorded result says about a promise. */
export interface PromiseFields {
  readonly isPromise: boolean;
  readonly promisedAmount?: number | null | undefined;
  readonly promisedTime?: string | null | undefined;
  /** When the agent said to come back to it. */
  readonly followUpAt: Date | null;
}

const refuse = (...fields: string[]): never => {
  throw new Refusal('invalidInput', { fields: fields.join(', ') });
};

/** An amount or a time that nobody would ever look at again is a mistake of the form that sent it. */
function refuseWithoutPromise({ promisedAmount, promisedTime }: PromiseFields): null {
  const given = Object.entries({ promisedAmount, promisedTime }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return given.length > 0 ? refuse(...given.map(([name]) => name)) : null;
}

function amountOf({ promisedAmount }: PromiseFields, due: Minor, { currencyDigits }: Caller): Minor {
  if (typeof promisedAmount !== 'number') return due;
  const amount = toMinor(promisedAmount, currencyDigits);
  return isPromisable(amount, due) ? amount : refuse('promisedAmount');
}

function timeOf({ promisedTime, followUpAt }: PromiseFields, { now, caller }: PromiseContext): Date {
  if (typeof promisedTime !== 'string') return followUpAt ?? endOfDay(now, caller.timeZone);
  const at = new Date(promisedTime);
  return isFollowUpTime(at, now) ? at : refuse('promisedTime');
}

/**
 * The promise that a recorded result makes on a locked case, or none. Without an amount it is for all that is due; without a
 * time until the agreed follow-up, else until the end of the institution's day. Only who may create promises records one (§6).
 */
export async function promiseOf(
  fields: PromiseFields,
  held: Pick<Task, 'amount'>,
  context: PromiseContext,
): Promise<Promised | null> {
  if (!fields.isPromise) return refuseWithoutPromise(fields);
  if (!(await mayPromise(context))) throw new Refusal('notAllowed');
  return { amount: amountOf(fields, held.amount, context.caller), at: timeOf(fields, context) };
}
