import {
  listDaysApart,
  isWithinLimits,
  findPlanFaults,
  type PlanLimits,
  type PlanPart,
  splitEvenly,
} from '@/contract/money/promisePlan';
import type { TypedAmount } from '@/ui/form/amountText';
import {
  type CallStatus,
  RESULTS_OF_CALL_STATUS,
  type ContactChannel,
  type RecordableResult,
} from '@/contract/codes/contactCodes';

/** A part of a payment plan as it is being written. */
export interface PromisePartFields {
  readonly day?: string | null | undefined;
  readonly amount?: TypedAmount | undefined;
}

/** Distribution of a plan: number of parts, days between them, and first day. */
interface Spread {
  readonly count: number;
  readonly first: string;
  readonly interval: number;
}

/** Parts of equal size, to the currency's last place. */
export function spreadEvenly(due: number, { count, first, interval }: Spread, places: number): PlanPart[] {
  const unit = 10 ** places;
  const amounts = splitEvenly(Math.round(due * unit), count);
  return listDaysApart(first, count, interval).map((day, place) => ({ day, amount: (amounts[place] ?? 0) / unit }));
}

/** Converts a part for the rule. An invalid amount is not part of the sum. */
const getPart = ({ day, amount }: PromisePartFields): PlanPart => ({
  day: day ?? '',
  amount: typeof amount === 'number' ? amount : 0,
});

/** Converts a validated plan to the request; undefined without a plan. */
export const toPlanRequest = (
  parts: readonly PromisePartFields[] | null | undefined,
): { promisedParts?: PlanPart[] } => (parts ? { promisedParts: parts.map(getPart) } : {});

/** Returns the amount due that is not yet in any part. Negative if the parts exceed the amount due. */
export function calculateRemaining(parts: readonly PromisePartFields[], due: number, places: number): number {
  const unit = 10 ** places;
  const inUnits = (amount: number): number => Math.round(amount * unit);
  return (inUnits(due) - parts.reduce((sum, part) => sum + inUnits(getPart(part).amount), 0)) / unit;
}

/** A fault and the field that displays it. */
export interface FieldFault {
  readonly part: number;
  readonly field: 'day' | 'amount';
  readonly kind: 'day' | 'amount' | 'sum' | 'tooLong' | 'firstTooSmall';
}

interface Ground {
  readonly due: number;
  readonly today: string;
  readonly limits: PlanLimits;
}

/** Returns all faults of a plan by the server's rule, each at the field that can correct it (MI-08). */
export function findFieldFaults(
  fields: readonly PromisePartFields[],
  { due, today, limits }: Ground,
): readonly FieldFault[] {
  const parts = fields.map(getPart);
  const last = parts.length - 1;
  const faults = findPlanFaults(parts, { due, today }).flatMap<FieldFault>(({ part, kind }) => {
    if (kind === 'sum') return [{ part: last, field: 'amount', kind }];
    return part === null || kind === 'count' ? [] : [{ part, field: kind, kind }];
  });
  if (faults.length > 0) return faults;
  const isShort = isWithinLimits(parts, today, { ...limits, firstPercent: 0 });
  if (isShort && isWithinLimits(parts, today, limits)) return [];
  return isShort
    ? [{ part: 0, field: 'amount', kind: 'firstTooSmall' }]
    : [{ part: last, field: 'day', kind: 'tooLong' }];
}

/** Returns true if a plan without faults exceeds what the user may promise alone and needs another user's approval (MI-09). */
export const requiresApproval = (
  fields: readonly PromisePartFields[],
  { limits, most, ...ground }: Ground & { readonly most: PlanLimits },
): boolean =>
  findFieldFaults(fields, { ...ground, limits: most }).length === 0 &&
  findFieldFaults(fields, { ...ground, limits }).length > 0;

/** Fields of the result form; a draft contains them as JSON (CD-13). */
export interface RecordFields {
  readonly contactId?: string | null;
  readonly type: ContactChannel;
  readonly callStatus?: CallStatus | undefined;
  readonly callResult?: RecordableResult | undefined;
  /** ISO 8601. */
  readonly nextFollowUpTime?: string | null;
  readonly remarks?: string | null;
  /** With a promise: how much; all that is due without it. */
  readonly promisedAmount?: number | null;
  /** With a promise: until when, ISO 8601; see `promisedTime` of the contract for what counts without it. */
  readonly promisedTime?: string | null;
  /** With a promise: a payment plan in place of the two (MI-08). */
  readonly promisedParts?: readonly PromisePartFields[] | null;
  /** The telephone call that this is the result of. */
  readonly phoneCallId?: string | null;
}

/** An untouched form. */
export const EMPTY_RECORD: RecordFields = { type: '01', contactId: null, nextFollowUpTime: null, remarks: null };

/** Returns the result of a call status whose calls have just one: it is chosen with the status (§4). */
export function getOnlyResult(status: CallStatus): RecordableResult | undefined {
  const results: readonly RecordableResult[] = RESULTS_OF_CALL_STATUS[status];
  return results.length === 1 ? results[0] : undefined;
}

/** Reads a draft; anything that is none is left aside. */
export function parseRecordDraft(content: string): RecordFields | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null ? { ...EMPTY_RECORD, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}
