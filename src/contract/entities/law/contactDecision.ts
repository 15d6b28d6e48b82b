import * as z from 'zod/mini';
import { DECISION_VERDICT } from '../../codes/lawCodes';
import { fileFormat } from '../../lists/listDescription';
import { code, codeInput, dayInput, filterText, id, idInput, pagedWithMore, pageQuery, time } from '../../schemas';

/** Number of days, including today, that are returned without a day and a case. */
export const DECISION_DAYS = 7;

const filters = {
  /** Calendar days of the institution, both inclusive. */
  from: z.optional(dayInput),
  to: z.optional(dayInput),
  /** Part of an agent's name or username. */
  user: z.optional(filterText),
  /** Complete number of a loan. */
  loanId: z.optional(filterText),
  taskId: z.optional(idInput),
  verdict: z.optional(codeInput(DECISION_VERDICT)),
};

/** Query of a page of the decisions on contacts (LC-03). */
export const decisionsQuery = z.strictObject({ ...filters, ...pageQuery() });

/** Query of the decisions as a file. */
export const decisionsFileQuery = z.strictObject({ ...filters, ...fileFormat });

/** A rule that refused a contact, as of the time of the decision. */
const decisionReason = z.object({
  /** Pack and version; empty if the time zone itself is unknown. */
  pack: z.string(),
  rule: z.string(),
  /** contract/law/lawPack: the kinds of rules, or 'zone'. */
  kind: z.string(),
  effect: z.enum(['deny', 'warn']),
  source: z.string(),
  article: z.string(),
});

/** Decision on a started call or message (LC-03, LC-08). */
export const contactDecision = z.object({
  id,
  time,
  /** contract/codes/lawCodes */
  verdict: code,
  /** contract/codes/lawCodes */
  outcome: code,
  /** contract/codes/lawCodes: the strictest mode of the refusing rules. */
  mode: code,
  /** contract/codes/lawCodes */
  channel: code,
  agentId: id,
  agentName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  taskId: id,
  loanId: z.string(),
  contactName: z.nullable(z.string()),
  /** contract/codes/contactCodes */
  relation: z.nullable(code),
  reasons: z.array(decisionReason),
  /** Reason for making the contact against a rule. */
  reason: z.nullable(z.string()),
  /** First moment at which no rule refuses; null if only a changed fact permits it. */
  earliest: z.nullable(time),
  /** IANA names: the contact has to be lawful in all of them. */
  zones: z.array(z.string()),
  /** Source of the time zones: 'address', 'number' or 'assumed'. */
  zoneBasis: z.string(),
  /** All packs that were applied, with their versions. */
  packs: z.array(z.string()),
});

export type ContactDecision = z.output<typeof contactDecision>;

/** A page of decisions, newest first. With `more`, there are more than the count. */
export const contactDecisions = pagedWithMore(contactDecision);
