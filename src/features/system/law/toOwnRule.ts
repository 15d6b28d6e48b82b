import type { LawChannel, HolidayCountry } from '@/contract/codes/lawCodes';
import type { OwnRule } from '@/contract/law/ownRules';

/** The kinds of rules that an institution can add. */
export type OwnRuleKind = OwnRule['kind'];

/** A rule being edited. Fields of the other kinds are retained, in case the user returns to them. */
export interface TypedRule {
  readonly kind: OwnRuleKind;
  readonly channels: LawChannel[];
  readonly days: number[];
  readonly from: string;
  readonly to: string;
  readonly holidayCountry: HolidayCountry | undefined;
  readonly limit: number | null;
  readonly period: 'day' | 'week' | 'month';
  readonly counts: 'dial' | 'attempt' | 'connected' | 'conversation';
  readonly gapDays: number | null;
}

/** Initial values of the form. */
export const INITIAL_RULE: TypedRule = {
  kind: 'window',
  channels: ['call'],
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  holidayCountry: undefined,
  limit: 2,
  period: 'day',
  counts: 'attempt',
  gapDays: 2,
};

/** Converts the input to a rule; its schema refuses missing fields. */
export function toOwnRule({ kind, channels, ...typed }: TypedRule): object {
  if (kind === 'window') {
    const { days, from, to, holidayCountry } = typed;
    return { kind, channels, days, from, to, ...(holidayCountry && { holidayCountry }) };
  }
  if (kind === 'cap') return { kind, channels, limit: typed.limit, period: typed.period, counts: typed.counts };
  return { kind, channels, gapDays: typed.gapDays };
}
