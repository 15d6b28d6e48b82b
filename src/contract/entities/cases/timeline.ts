import * as z from 'zod/mini';
import { TIMELINE_KIND } from '../../codes/caseCodes';
import { fileFormat } from '../../lists/listDescription';
import { TIMELINE_PER_PAGE } from '../../ourLimits';
import { code, id, money, pageQuery, time } from '../../schemas';
import { promisedPart } from '../money/promisePlan';

/**
 * An entry of a case's timeline (not in the specification): calls, incoming calls, log lines, messages, replies, payments, pending money, codes, holds, preferences,
 * overrides and status changes in one order.
 */
export const timelineEntry = z.object({
  /** Unique in the timeline: kind and number. */
  id,
  /** contract/codes/caseCodes */
  kind: code,
  time,
  /** User who did it; null if it was nobody of the institution. */
  actor: z.nullable(z.string()),
  contactName: z.nullish(z.string()),
  /** call and log: contract/codes/contactCodes. */
  callStatus: z.nullish(code),
  /** log: status reported by the line if 'connected' was recorded against it. */
  lineStatus: z.nullish(code),
  /** log: contract/codes/contactCodes or collectionResult; sms: smsState; reply: messageChannel; inbound: inboundState; deduction: deductionStatus; waiting: clarifyReason; code: repaymentCodeType; hold: holdKind; wish: wishKind; override: overriddenChannel; status: the new caseStatus. */
  code: z.nullish(code),
  /** log: contract/codes/contactCodes; sms: messageChannel; reply: replyEffect; deduction: deductionType; waiting: clarificationState; code: payChannel; hold: holdStep; wish: wishStep; override: overrideStep; status: the caseStatus before. */
  detail: z.nullish(code),
  amount: z.nullish(money),
  /**
   * log: the remark; sms, reply: the text; deduction: the remark; code: the code itself while it is valid; hold: the reason; wish: hours, name and
   * remark; override: the requester if another user approved it, and the reason; once used, the articles of the lifted rules.
   */
  text: z.nullish(z.string()),
  /** Talk time in seconds. */
  duration: z.nullish(z.number()),
  /** log: time of the next action, or deadline of the promise; hold, override: end. */
  dueTime: z.nullish(time),
  /** log: the parts of a payment plan; amount and dueTime repeat the first one (MI-08). */
  parts: z.nullish(z.array(promisedPart)),
  currency: z.nullish(z.string()),
});

export type TimelineEntry = z.output<typeof timelineEntry>;

const KINDS = Object.keys(TIMELINE_KIND).join('|');

const chosen = { kinds: z.optional(z.string().check(z.regex(new RegExp(`^(${KINDS})(,(${KINDS}))*$`)))) };

/** Query of task/timeline/{id}: `kinds` is a comma-separated list; defaults to all. */
export const timelineQuery = z.strictObject({ ...chosen, ...pageQuery(TIMELINE_PER_PAGE) });

/** Query of task/timeline/{id}/export. */
export const timelineFileQuery = z.strictObject({ ...chosen, ...fileFormat });
