import * as z from 'zod/mini';
import { DECISION_VERDICT } from '../codes/decisionVerdict';
import { fileFormat } from '../lists/listDescription';
import { code, codeInput, dayInput, filterText, id, idInput, pagedFar, pageQuery, time } from '../schemas';

/** Without a day and without a case, the decisions of so many days, today included. */
export const DECISION_DAYS = 7;

const filters = {
  /** Calendar days of the institution, both included. */
  from: z.optional(dayInput),
  to: z.optional(dayInput),
  /** Part of an agent's name or username. */
  user: z.optional(filterText),
  /** The number of a loan, whole. */
  loanId: z.optional(filterText),
  taskId: z.optional(idInput),
  verdict: z.optional(codeInput(DECISION_VERDICT)),
};

/** Query of a page of the decisions on contacts (LC-03). */
export const decisionsQuery = z.strictObject({ ...filters, ...pageQuery() });

/** Query of the same as a file. */
export const decisionsFileQuery = z.strictObject({ ...filters, ...fileFormat });

/** A rule against a contact, as it was when the contact was decided. */
const decisionReason = z.object({
  /** Pack and version; empty where the time zone itself is unknown. */
  pack: z.string(),
  rule: z.string(),
  /** contract/law/lawPack: the kinds of rules, or 'zone'. */
  kind: z.string(),
  effect: z.enum(['deny', 'warn']),
  source: z.string(),
  article: z.string(),
});

/** A decision on a call or message that somebody began (LC-03, LC-08). */
export const contactDecision = z.object({
  id,
  time,
  /** contract/codes/decisionVerdict */
  verdict: code,
  /** contract/codes/decisionOutcome */
  outcome: code,
  /** contract/codes/lawMode: the strictest of the rules against it. */
  mode: code,
  /** contract/codes/lawChannel */
  channel: code,
  agentId: id,
  agentName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  taskId: id,
  loanId: z.string(),
  contactName: z.nullable(z.string()),
  /** contract/codes/contactRelation */
  relation: z.nullable(code),
  reasons: z.array(decisionReason),
  /** Why the contact was made against a rule. */
  reason: z.nullable(z.string()),
  /** The first moment at which no rule refuses; null: only a fact can help. */
  earliest: z.nullable(time),
  /** IANA names: the contact has to be lawful in all of them. */
  zones: z.array(z.string()),
  /** Where the zones are from: 'address', 'number' or 'assumed'. */
  zoneBasis: z.string(),
  /** All packs that were applied, with their versions. */
  packs: z.array(z.string()),
});

/** A decision on a call or message that somebody began. */
export type ContactDecision = z.output<typeof contactDecision>;

/** A page of decisions, newest first; with `more` there are more than are counted. */
export const contactDecisions = pagedFar(contactDecision);
