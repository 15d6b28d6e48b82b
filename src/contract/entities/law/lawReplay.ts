import * as z from 'zod/mini';
import { BINDING_STATE } from '../../codes/queueCodes';
import { ALL_PACKS } from '../../law/allPacks';
import { formatPackName } from '../../law/decideContact';
import { isReplayedSpan } from '../../rules';
import { fileFormat } from '../../lists/listDescription';
import { ownRules, shownOwnRules } from './ownRules';
import { codeInput, count, day, dayInput, id, idInput, paged, pageQuery, time } from '../../schemas';

/** Body of manage/law/replay/start: days of the institution, both inclusive (LC-07; not in the specification). */
export const replayRequest = z
  .strictObject({
    from: dayInput,
    to: dayInput,
    /** Pack and version, evaluated as if always in force. If absent, the applicable packs are used, each from its effective date. */
    pack: z.optional(z.string().check(z.refine((name) => ALL_PACKS.some((pack) => formatPackName(pack) === name)))),
    /** The institution's own rules before they take effect, evaluated without other packs. */
    own: z.optional(ownRules),
  })
  .check(
    z.refine(isReplayedSpan, { path: ['to'] }),
    z.refine(({ pack, own }) => pack === undefined || own === undefined, { path: ['own'] }),
  );

/** Re-evaluation of the contacts of some days (LC-07; shape ours). */
export const lawReplay = z.object({
  id,
  from: day,
  to: day,
  /** Pack names with their versions. */
  packs: z.array(z.string()),
  /** The packs were evaluated as if they had always been in force. */
  asInForce: z.boolean(),
  /** The institution's own rules as evaluated; null if there were none. */
  own: z.nullable(shownOwnRules),
  state: codeInput(BINDING_STATE),
  /** Number of processed borrowers, and of all borrowers. */
  done: count,
  borrowers: count,
  contacts: count,
  /** Number of contacts that a rule refuses, and of those with only warnings. */
  refused: count,
  doubted: count,
  /** Contacts whose refusing or warning rules were all lifted by an override; not included in the previous two (LC-08). */
  lifted: z.optional(count),
  userName: z.string(),
  createdTime: time,
  finishedTime: z.nullable(time),
});

export type LawReplay = z.output<typeof lawReplay>;

/** Body of manage/law/replay/cancel. */
export const getReplay = z.strictObject({ id: idInput });

/** Grouping of the findings; 'each' means no grouping. */
export const FINDINGS_BY = ['rule', 'agent', 'day', 'each'] as const;
export type FindingsBy = (typeof FINDINGS_BY)[number];

const ofReplay = { id: idInput, by: z._default(z.enum(FINDINGS_BY), 'rule') };

/** Query of manage/law/replay/findings. */
export const findingsQuery = z.strictObject({ ...ofReplay, ...pageQuery() });

/** File export variant of the query. */
export const findingsFileQuery = z.strictObject({ ...ofReplay, ...fileFormat });

/** A contact that a rule refuses. */
export const foundContact = z.object({
  kind: z.enum(['call', 'sms', 'record']),
  taskId: id,
  loanId: z.string(),
  time,
  /** First moment at which the rule would have permitted the contact; null if only a changed fact would have permitted it. */
  until: z.nullable(time),
});

/** Contacts that a rule refuses, per group; fields other than the grouping are null. */
export const lawFinding = z.object({
  day: z.nullable(day),
  pack: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  effect: z.nullable(z.enum(['deny', 'warn'])),
  article: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** '0' if the agent is unknown. */
  agentId: z.nullable(id),
  agentName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  count,
  /** Sample contacts of an ungrouped finding. */
  examples: z.array(foundContact),
});

export type ReplayFinding = z.output<typeof lawFinding>;

/** Response of manage/law/replay/findings: highest count first, or by day. */
export const lawFindings = paged(lawFinding);
