import * as z from 'zod/mini';
import { SMS_PURPOSE } from '../../codes/messageCodes';
import { amountInput } from '../money/payLog';
import { LANGUAGES } from '../../language';
import { MESSAGE_CHANNEL } from '../../messageChannels';
import { NAME_MAX, SMS_CONTENT_HARD_MAX, SMS_LIMIT_MAX } from '../../ourLimits';
import { code, codeInput, count, id, idInput, lineText, money, multilineText } from '../../schemas';
import { lastChange } from '../management/lastChange';

/** The limits of messages (§3 SMS limit config). */
export const smsLimits = z.object({
  /** Maximum number of messages of an account per day. */
  accountDaily: count,
  /** Maximum number of messages to a case per day. */
  caseDaily: count,
  /** Maximum length of a message, in characters. */
  contentMax: count,
  /**
   * Countries (ISO 3166-1) of the numbers that agents can enter manually, the institution's own first. Absent if the server has no such
   * rule.
   */
  countries: z.optional(z.array(code)),
  /** Cost of a part or a message in each channel with a price. Absent if the server has no prices. */
  costs: z.optional(z.array(z.object({ channel: code, cost: money }))),
});

/** The limits of messages (§3). */
export type SmsLimits = z.output<typeof smsLimits>;

/** Response of institutionalManagement/smsLimit (§7; shape ours): the limits and their use today. */
export const smsLimitInfo = z.object({
  limits: smsLimits,
  /** Countries that can be selected; absent if the server has no such rule. */
  countriesOffered: z.optional(z.array(code)),
  /** Channels that the gateway serves, which can have a price. */
  channelsOffered: z.optional(z.array(code)),
  today: z.object({
    sent: count,
    failed: count,
    /** Messages not yet handed over. */
    waiting: count,
    /** Accounts and cases that have reached today's limit. */
    accountsAtLimit: count,
    casesAtLimit: count,
    /** Accounts that sent the most, at most ten. */
    accounts: z.array(z.object({ id, name: z.string(), used: count })),
  }),
  lastChange,
});

export type SmsLimitInfo = z.output<typeof smsLimitInfo>;

/** Upper bound of the number of ISO 3166-1 codes. */
const COUNTRIES_MAX = 26 * 26;

const upTo = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most));

/** Body of institutionalManagement/smsLimit/update (§3, §7). */
export const smsLimitRequest = z.strictObject({
  accountDaily: upTo(SMS_LIMIT_MAX),
  caseDaily: upTo(SMS_LIMIT_MAX),
  contentMax: upTo(SMS_CONTENT_HARD_MAX),
  /** If absent, unchanged. If empty, the country of the institution's currency. */
  countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(COUNTRIES_MAX))),
  /** If absent, unchanged. A channel that is not included has no price. */
  costs: z.optional(z.array(z.object({ channel: codeInput(MESSAGE_CHANNEL), cost: amountInput }))),
});

/** Objection of a legal rule to a text, or a restriction of its recipients (LC-09; not in the specification). */
export const textFinding = z.object({
  /** `said`: contains forbidden content; `missing`: lacks required content; `borrowerOnly`: only the borrower may read it. */
  is: z.enum(['said', 'missing', 'borrowerOnly']),
  /** contract/codes/lawCodes */
  content: code,
  /** Words of the text that contain it. */
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
  /** contract/codes/messageCodes */
  purpose: code,
  /** A disabled template remains stored but is not offered. */
  enabled: z.boolean(),
  /** WhatsApp approved the text: it may be sent there at any time. Absent on servers without channels. */
  wabaApproved: z.optional(z.boolean()),
  /** Text with sample values for its placeholders. If longer than the limit, sending is refused. */
  preview: z.string(),
  /** Messages sent with it in the last 30 days. */
  used30Days: count,
  /** Absent if the server does not check texts. */
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
  /** If absent, unchanged; false for a new template. */
  wabaApproved: z.optional(z.boolean()),
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

/** A template with sample values for its placeholders (not in the specification). */
export const templatePreview = z.object({
  text: z.string(),
  length: count,
  /** Unknown {places}, without brackets. */
  unknown: z.array(z.string()),
  /** Absent if the server does not check texts. */
  findings: z.optional(z.array(textFinding)),
});
