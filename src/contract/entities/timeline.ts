import * as z from 'zod/mini';
import { TIMELINE_KIND } from '../codes/timelineKind';
import { fileFormat } from '../lists/listDescription';
import { TIMELINE_PER_PAGE } from '../ourLimits';
import { code, id, money, pageQuery, time } from '../schemas';
import { promisedPart } from './promisePlan';

/** One thing that happened to a case (ours): calls, log lines, messages, payments, money that waits, codes, holds, wishes, exceptions and changes of status in one order. */
export const timelineEntry = z.object({
  /** Unique on the timeline: kind and number. */
  id,
  /** contract/codes/timelineKind */
  kind: code,
  time,
  /** Who did it; null: nobody of ours. */
  actor: z.nullable(z.string()),
  contactName: z.nullish(z.string()),
  /** call and log: contract/codes/callStatus. */
  callStatus: z.nullish(code),
  /** log: what the line itself said, where 'connected' was recorded against it. */
  lineStatus: z.nullish(code),
  /** log: contract/codes/callResult or collectionResult; sms: smsState; deduction: deductionStatus; waiting: clarifyReason; code: repaymentCodeType; hold: holdKind; wish: wishKind; override: overriddenChannel; status: the new caseStatus. */
  code: z.nullish(code),
  /** log: contract/codes/contactChannel; deduction: deductionType; waiting: clarificationState; code: payChannel; hold: holdStep; wish: wishStep; override: overrideStep; status: the caseStatus before. */
  detail: z.nullish(code),
  amount: z.nullish(money),
  /** log: the remark; sms: the text; deduction: the remark; code: the code itself while it is good; hold: the reason; wish: hours, name and remark; override: who asked where another said yes, and why; once used, the articles of the rules that it lifted. */
  text: z.nullish(z.string()),
  /** Seconds of talk. */
  duration: z.nullish(z.number()),
  /** log: when to act again, or until when something was promised; hold, override: when it ends. */
  dueTime: z.nullish(time),
  /** log: the parts of a payment plan, of which amount and dueTime are the first (MI-08). */
  parts: z.nullish(z.array(promisedPart)),
  currency: z.nullish(z.string()),
});

/** One thing that happened to a case. */
export type TimelineEntry = z.output<typeof timelineEntry>;

const KINDS = Object.keys(TIMELINE_KIND).join('|');

const chosen = { kinds: z.optional(z.string().check(z.regex(new RegExp(`^(${KINDS})(,(${KINDS}))*$`)))) };

/** Query of task/timeline/{id}: `kinds` are kinds separated by commas; all without it. */
export const timelineQuery = z.strictObject({ ...chosen, ...pageQuery(TIMELINE_PER_PAGE) });

/** Query of task/timeline/{id}/export. */
export const timelineFileQuery = z.strictObject({ ...chosen, ...fileFormat });
