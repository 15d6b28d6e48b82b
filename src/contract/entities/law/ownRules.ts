import * as z from 'zod/mini';
import { HOLIDAY_COUNTRY, LAW_CHANNEL } from '../../codes/lawCodes';
import { OWN_GAP_DAYS_MAX, OWN_LIMIT_MAX, OWN_RULES_MAX } from '../../ourLimits';
import { codeInput } from '../../schemas';

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const channels = z.array(codeInput(LAW_CHANNEL)).check(z.minLength(1), z.refine(isDistinct));
const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const number = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most));

const period = z.enum(['day', 'week', 'month']);
const counts = z.enum(['dial', 'attempt', 'connected', 'conversation']);

const windowRule = z
  .strictObject({
    kind: z.literal('window'),
    channels,
    /** 1 is Monday, 7 Sunday. */
    days: z.array(number(7)).check(z.minLength(1), z.refine(isDistinct)),
    from: hour,
    to: hour,
    /** Closed on the public holidays of this country, the institution's own. If absent, holidays are treated as ordinary days. */
    holidayCountry: z.optional(codeInput(HOLIDAY_COUNTRY)),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

const capRule = z.strictObject({
  kind: z.literal('cap'),
  channels,
  limit: number(OWN_LIMIT_MAX),
  period,
  counts,
});

const gapRule = z.strictObject({ kind: z.literal('gap'), channels, gapDays: number(OWN_GAP_DAYS_MAX) });

/** Additional rules of an institution, each stricter than the rules that apply anyway (LC-02; not in the specification). */
export const ownRules = z.array(z.union([windowRule, capRule, gapRule])).check(z.maxLength(OWN_RULES_MAX));

const shown = { channels: z.array(codeInput(LAW_CHANNEL)) };

/** Additional rules in a response: stored values are returned without validation (LC-02; not in the specification). */
export const shownOwnRules = z.array(
  z.union([
    z.object({
      ...shown,
      kind: z.literal('window'),
      days: z.array(z.number()),
      from: z.string(),
      to: z.string(),
      holidayCountry: z.optional(codeInput(HOLIDAY_COUNTRY)),
    }),
    z.object({ ...shown, kind: z.literal('cap'), limit: z.number(), period, counts }),
    z.object({ ...shown, kind: z.literal('gap'), gapDays: z.number() }),
  ]),
);

/** Body of manage/law/own: the complete list of own rules, effective from now on. */
export const ownRulesRequest = z.strictObject({ rules: ownRules });
