import * as z from 'zod/mini';
import { LAW_MODE } from '../codes/lawMode';
import { OVERRIDDEN_CHANNEL } from '../codes/overriddenChannel';
import { LAW_REASON_MIN, REMARK_MAX } from '../ourLimits';
import { RESULT_CODES } from '../resultCodes';
import { codeInput, count, id, time } from '../schemas';

/** A rule that speaks against a contact, with where it was taken from (LC-01; shape ours). */
const speakingRule = z.object({
  /** Pack and version, `MX@2014-10-08`; empty where the zone itself is at fault. */
  pack: z.string(),
  rule: z.string(),
  kind: z.string(),
  effect: z.enum(['deny', 'warn']),
  source: z.string(),
  /** The source's short name, where it has one. */
  short: z.nullish(z.string()),
  article: z.string(),
  /** When this rule alone is content; null: only a fact can help. */
  until: z.nullable(time),
});

/** What an override is asked for with (LC-08; shape ours). */
const overridable = z.object({
  taskId: id,
  contactId: id,
  channel: codeInput(OVERRIDDEN_CHANNEL),
  /** The rules that refuse. */
  rules: z.array(z.string()),
  /** Nobody else has to say yes: only rules of the institution's own refuse, and whoever asked may lift them. */
  alone: z.boolean(),
});

/** What the rules say to a contact (LC-01, LC-06; shape ours). */
export const contactVerdict = z.object({
  verdict: z.enum(['allow', 'warn', 'deny']),
  /** The first moment at which nothing refuses it; null: only a fact can help. */
  earliest: z.nullable(time),
  /** A rule speaks against it, and it goes on with a reason (LC-08). */
  takesReason: z.boolean(),
  reasons: z.array(speakingRule),
  /** Where the person may be; more than one: it has to be lawful in all of them. */
  zones: z.array(z.string()),
  /** It is refused, and whoever asked may ask for an override, or give it alone; null: these rules are never lifted, or nobody could say yes (LC-08). */
  override: z.nullish(overridable),
  /** Until when an override of whoever asked lets it through, once. */
  liftedUntil: z.nullish(time),
});

/** What the rules say to a contact. */
export type ContactVerdict = z.output<typeof contactVerdict>;

/** The hour at which the borrower has answered best and may be called, by the contacts of the last 40 days (LC-06; shape ours). */
export const bestHour = z.object({
  /** 0 to 23, on the borrower's clock. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** How many of the calls at that hour were answered. */
  answered: count,
  tried: count,
  zone: z.string(),
});

/** The hour at which a borrower is best called. */
export type BestHour = z.output<typeof bestHour>;

/** What the server's time zone data says of some zones' clocks (`clockPrint`), for a browser to compare with its own (LC-01; shape ours). */
export const serverClocks = z.object({
  zones: z.array(z.string()),
  /** From when on they were read. */
  from: time,
  print: z.string(),
});

/** What the server's time zone data says of some zones' clocks. */
export type ServerClocks = z.output<typeof serverClocks>;

/** Answer of task/lawful/{id}: what the rules say to each contact of a case now; nothing where they stop nobody (LC-06; shape ours). */
export const lawfulContacts = z.object({
  mode: codeInput(LAW_MODE),
  contacts: z.array(z.object({ contactId: id, call: contactVerdict, sms: contactVerdict })),
  /** Null: none is better than others, or nobody knows on whose clock. */
  bestHour: z.nullish(bestHour),
  /** Of the zones in which the contacts were decided; absent where none was. */
  clocks: z.optional(serverClocks),
});

/** What the rules say to each contact of a case now. */
export type LawfulContacts = z.output<typeof lawfulContacts>;

/** Why a contact is made against a rule of law (LC-08). */
export const lawReason = z.string().check(z.trim(), z.minLength(LAW_REASON_MIN), z.maxLength(REMARK_MAX));

/** In the body of a call that contacts somebody: why it should go on where a rule speaks against it (LC-08; ours). */
export const lawReasonInput = {
  lawReason: z.nullish(lawReason),
};

/** What a call that contacts somebody tells when the rules refuse it, or ask for a reason (LC-03, LC-08). */
export const ASKS_LAW = {
  [RESULT_CODES.unlawful.code]: contactVerdict,
  [RESULT_CODES.lawDoubts.code]: contactVerdict,
};
