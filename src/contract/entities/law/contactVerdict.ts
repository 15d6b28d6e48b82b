import * as z from 'zod/mini';
import { LAW_MODE, OVERRIDDEN_CHANNEL } from '../../codes/lawCodes';
import { LAW_REASON_MIN, REMARK_MAX } from '../../ourLimits';
import { RESULT_CODES } from '../../resultCodes';
import { codeInput, count, id, time } from '../../schemas';

/** A rule that refuses a contact, with its source (LC-01; shape ours). */
const speakingRule = z.object({
  /** Pack and version, `MX@2014-10-08`; empty if the zone itself is the reason. */
  pack: z.string(),
  rule: z.string(),
  kind: z.string(),
  effect: z.enum(['deny', 'warn']),
  source: z.string(),
  /** Short name of the source, if it has one. */
  short: z.nullish(z.string()),
  article: z.string(),
  /** First moment at which this rule permits the contact; null if only a changed fact permits it. */
  until: z.nullable(time),
});

/** Parameters of an override request (LC-08; shape ours). */
const overridable = z.object({
  taskId: id,
  contactId: id,
  channel: codeInput(OVERRIDDEN_CHANNEL),
  /** The rules that refuse. */
  rules: z.array(z.string()),
  /** No approval is needed: only rules of the institution itself refuse, and the caller may lift them. */
  alone: z.boolean(),
});

/** Decision of the rules on a contact (LC-01, LC-06; shape ours). */
export const contactVerdict = z.object({
  verdict: z.enum(['allow', 'warn', 'deny']),
  /** First moment at which nothing refuses it; null if only a changed fact permits it. */
  earliest: z.nullable(time),
  /** A rule refuses it, but it can proceed with a reason (LC-08). */
  takesReason: z.boolean(),
  reasons: z.array(speakingRule),
  /** Possible time zones of the person. With several zones, the contact must be lawful in all of them. */
  zones: z.array(z.string()),
  /**
   * Set if the contact is refused and the caller may request an override or grant it alone. null if the rules cannot be lifted or no user
   * could approve (LC-08).
   */
  override: z.nullish(overridable),
  /** Expiry of an override of the caller, which permits the contact once. */
  liftedUntil: z.nullish(time),
});

export type ContactVerdict = z.output<typeof contactVerdict>;

/** The permitted hour with the best answer rate of the borrower, based on the contacts of the last 40 days (LC-06; shape ours). */
export const bestHour = z.object({
  /** 0 to 23, on the borrower's clock. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Number of answered calls at that hour. */
  answered: count,
  tried: count,
  zone: z.string(),
});

export type BestHour = z.output<typeof bestHour>;

/** Fingerprint of the server's time zone data (`getClockFingerprint`), which a browser compares with its own (LC-01; shape ours). */
export const serverClocks = z.object({
  zones: z.array(z.string()),
  /** Start of the period that the fingerprint covers. */
  from: time,
  print: z.string(),
});

export type ServerClocks = z.output<typeof serverClocks>;

/**
 * Response of task/lawful/{id}: the decision of the rules for each contact of a case. Empty if the rules block nothing (LC-06; shape ours).
 */
export const lawfulContacts = z.object({
  mode: codeInput(LAW_MODE),
  contacts: z.array(z.object({ contactId: id, call: contactVerdict, sms: contactVerdict })),
  /** Null if no hour is better than others, or if the time zone is unknown. */
  bestHour: z.nullish(bestHour),
  /** Fingerprint for the zones of the decided contacts; absent if no contact was decided. */
  clocks: z.optional(serverClocks),
});

export type LawfulContacts = z.output<typeof lawfulContacts>;

/** Reason for making a contact against a legal rule (LC-08). */
export const lawReason = z.string().check(z.trim(), z.minLength(LAW_REASON_MIN), z.maxLength(REMARK_MAX));

/** In the body of a contact call: the reason to proceed although a rule refuses it (LC-08; not in the specification). */
export const lawReasonInput = {
  lawReason: z.nullish(lawReason),
};

/** Refusal details of a contact call if the rules refuse it or require a reason (LC-03, LC-08). */
export const RULE_REFUSAL = {
  [RESULT_CODES.unlawful.code]: contactVerdict,
  [RESULT_CODES.lawDoubts.code]: contactVerdict,
};
