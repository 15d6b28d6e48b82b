import * as z from 'zod/mini';
import { SMS_PURPOSE } from '../codes/smsPurpose';
import { LANGUAGES } from '../language';
import { NAME_MAX, SMS_CONTENT_HARD_MAX, SMS_LIMIT_MAX } from '../ourLimits';
import { code, codeInput, count, id, idInput, lineText, multilineText } from '../schemas';
import { lastChange } from './systemConfig';

/** The limits of messages (§3 SMS limit config). */
export const smsLimits = z.object({
  /** Messages that an account may send on a day. */
  accountDaily: count,
  /** Messages that a case may get on a day. */
  caseDaily: count,
  /** Most characters of a message. */
  contentMax: count,
  /** To numbers of which countries (ISO 3166-1) agents write by hand, the institution's own first; absent where a server has no such rule. */
  countries: z.optional(z.array(code)),
});

/** The limits of messages (§3). */
export type SmsLimits = z.output<typeof smsLimits>;

/** Answer of institutionalManagement/smsLimit (§7; shape ours): the limits, and what was used of them today. */
export const smsLimitInfo = z.object({
  limits: smsLimits,
  /** Countries that can be chosen; absent where a server has no such rule. */
  countriesOffered: z.optional(z.array(code)),
  today: z.object({
    sent: count,
    failed: count,
    /** Not yet handed over. */
    waiting: count,
    /** Accounts and cases that have had all their messages of today. */
    accountsAtLimit: count,
    casesAtLimit: count,
    /** Who sent most, at most ten. */
    accounts: z.array(z.object({ id, name: z.string(), used: count })),
  }),
  lastChange,
});

/** The limits of messages, and what was used of them today. */
export type SmsLimitInfo = z.output<typeof smsLimitInfo>;

/** ISO 3166-1 has no more codes than these. */
const COUNTRIES_MAX = 26 * 26;

const upTo = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most));

/** Body of institutionalManagement/smsLimit/update (§3, §7). */
export const smsLimitRequest = z.strictObject({
  accountDaily: upTo(SMS_LIMIT_MAX),
  caseDaily: upTo(SMS_LIMIT_MAX),
  contentMax: upTo(SMS_CONTENT_HARD_MAX),
  /** Left out: they stay. None: the country of the institution's currency. */
  countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(COUNTRIES_MAX))),
});

/** What a rule of law has against a text, or asks of whom it is sent to (LC-09; ours). */
export const textFinding = z.object({
  /** It says what it may not; it lacks what has to be said; nobody but the borrower may read it. */
  is: z.enum(['said', 'missing', 'borrowerOnly']),
  /** contract/codes/lawContent */
  content: code,
  /** The words of the text that say it. */
  words: z.array(z.string()),
  effect: z.enum(['deny', 'warn']),
  /** Pack and version, `MX@2014-10-08`. */
  pack: z.string(),
  source: z.string(),
  article: z.string(),
});

/** A template as administrators see it (ours). */
export const managedTemplate = z.object({
  id,
  name: z.string(),
  language: code,
  content: z.string(),
  /** contract/codes/smsPurpose */
  purpose: code,
  /** A disabled one is kept and not offered. */
  enabled: z.boolean(),
  /** With sample values in its places; longer than the limit is refused when it is sent. */
  preview: z.string(),
  /** Messages sent with it in the last 30 days. */
  used30Days: count,
  /** Absent where a server measures no texts. */
  findings: z.optional(z.array(textFinding)),
});

/** A template as administrators see it. */
export type ManagedTemplate = z.output<typeof managedTemplate>;

const template = {
  name: lineText(NAME_MAX),
  language: z.enum(LANGUAGES),
  content: multilineText(SMS_CONTENT_HARD_MAX),
  purpose: codeInput(SMS_PURPOSE),
  enabled: z.boolean(),
};

/** Body of institutionalManagement/smsTemplate/add. */
export const addTemplateRequest = z.strictObject(template);
/** Body of institutionalManagement/smsTemplate/update. */
export const updateTemplateRequest = z.strictObject({ templateId: idInput, ...template });

/** Body of institutionalManagement/smsTemplate/preview. */
export const templatePreviewRequest = z.strictObject({
  language: z.enum(LANGUAGES),
  content: z.string().check(z.maxLength(SMS_CONTENT_HARD_MAX)),
});

/** A template with sample values in its places (ours). */
export const templatePreview = z.object({
  text: z.string(),
  length: count,
  /** {places} that nobody can fill in, without their brackets. */
  unknown: z.array(z.string()),
  /** Absent where a server measures no texts. */
  findings: z.optional(z.array(textFinding)),
});
