import * as z from 'zod/mini';
import { BINDING_STATE } from '../codes/bindingState';
import { ALL_PACKS } from '../law/allPacks';
import { packName } from '../law/decideContact';
import { isReplayedSpan } from '../rules';
import { fileFormat } from '../lists/listDescription';
import { ownRules, shownOwnRules } from './ownRules';
import { codeInput, count, day, dayInput, id, idInput, paged, pageQuery, time } from '../schemas';

/** Body of manage/law/replay/start: days of the institution, both included (LC-07; ours). */
export const replayRequest = z
  .strictObject({
    from: dayInput,
    to: dayInput,
    /** Pack and version, asked as if it had always been in force; absent: the packs that apply here, each from its day on. */
    pack: z.optional(z.string().check(z.refine((name) => ALL_PACKS.some((pack) => packName(pack) === name)))),
    /** Own rules before they are in force, asked alone. */
    own: z.optional(ownRules),
  })
  .check(
    z.refine(isReplayedSpan, { path: ['to'] }),
    z.refine(({ pack, own }) => pack === undefined || own === undefined, { path: ['own'] }),
  );

/** Contacts of some days, decided again (LC-07; shape ours). */
export const lawReplay = z.object({
  id,
  from: day,
  to: day,
  /** By their names with their versions. */
  packs: z.array(z.string()),
  /** They were asked as if they had always been in force. */
  asInForce: z.boolean(),
  /** The institution's own rules as they were asked; null: none were. */
  own: z.nullable(shownOwnRules),
  state: codeInput(BINDING_STATE),
  /** Borrowers gone through, and all of them. */
  done: count,
  borrowers: count,
  contacts: count,
  /** Contacts that a rule refuses, and those that rules only warn of. */
  refused: count,
  doubted: count,
  /** Contacts that only rules refuse or warn of which an exception had lifted: they are in neither (LC-08). */
  lifted: z.optional(count),
  userName: z.string(),
  createdTime: time,
  finishedTime: z.nullable(time),
});

/** Contacts of some days, decided again. */
export type LawReplay = z.output<typeof lawReplay>;

/** Body of manage/law/replay/cancel. */
export const getReplay = z.strictObject({ id: idInput });

/** What findings are put together by; 'each' leaves them as they are. */
export const FINDINGS_BY = ['rule', 'agent', 'day', 'each'] as const;
/** One of them. */
export type FindingsBy = (typeof FINDINGS_BY)[number];

const ofReplay = { id: idInput, by: z._default(z.enum(FINDINGS_BY), 'rule') };

/** Query of manage/law/replay/findings. */
export const findingsQuery = z.strictObject({ ...ofReplay, ...pageQuery() });

/** The same as a file. */
export const findingsFileQuery = z.strictObject({ ...ofReplay, ...fileFormat });

/** A contact that a rule speaks against. */
export const foundContact = z.object({
  kind: z.enum(['call', 'sms', 'record']),
  taskId: id,
  loanId: z.string(),
  time,
  /** When the rule would have been content; null: only a fact could have helped. */
  until: z.nullable(time),
});

/** Contacts that a rule speaks against, by what they were put together by; the rest is null. */
export const lawFinding = z.object({
  day: z.nullable(day),
  pack: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  effect: z.nullable(z.enum(['deny', 'warn'])),
  article: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** '0': nobody knows who it was. */
  agentId: z.nullable(id),
  agentName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  count,
  /** Some of them, where they were not put together. */
  examples: z.array(foundContact),
});

/** Contacts that a rule speaks against. */
export type ReplayFinding = z.output<typeof lawFinding>;

/** Answer of manage/law/replay/findings: most first, or by day. */
export const lawFindings = paged(lawFinding);
