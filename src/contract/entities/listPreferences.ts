import * as z from 'zod/mini';
import { NAME_MAX } from '../ourLimits';
import { count, id, multilineText } from '../schemas';

/** Most characters of a saved filter. */
export const SAVED_FILTER_MAX = 2000;

/** Lists whose filters and columns a user can keep (ours). */
export const KEPT_LISTS = [
  'caseList',
  'myTasks',
  'longAging',
  'statistics',
  'users',
  'userRank',
  'loginLogs',
  'complaints',
  'queues',
  'queueCases',
  'monitoring',
  'behaviour',
  'boardAgents',
  'boardCases',
  'boardPayments',
  'announcements',
  'trail',
  'caseLog',
  'caseMessages',
  'deductions',
  'approvalsToDecide',
  'approvalsMine',
  'approvalsDecided',
  'lenderEvents',
  'lenderTurnedAway',
  'lenderWaiting',
  'lenderDecided',
  'lenderDays',
  'lenderFiles',
  'settingChanges',
  'permissionChanges',
  'userHistory',
  'queueHistory',
  'bindings',
  'findings',
  'findingsByRule',
  'findingsByAgent',
  'findingsByDay',
  'contactDecisions',
] as const;

/** A list whose filters and columns a user can keep. */
export type KeptList = (typeof KEPT_LISTS)[number];

/** What a user keeps under a name: the filters of a list, and texts for the remark, whose name is the whole text (ours). */
const KEPT_UNDER_A_NAME = [...KEPT_LISTS, 'remarks'] as const;

/** A filter that a user has saved under a name; `query` is what stands behind the ? in the list's address. */
export const savedFilter = z.object({ id, list: z.string(), name: z.string(), query: z.string() });

/** A filter that a user has saved under a name. */
export type SavedFilter = z.output<typeof savedFilter>;

/** Body that saves a filter; the same name on the same list replaces the one before. */
export const savedFilterRequest = z.strictObject({
  list: z.enum(KEPT_UNDER_A_NAME),
  name: multilineText(NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_FILTER_MAX)),
});

/** The columns that a user has chosen for a list, in order; null: as the product shows them (§7 task: special column; shape ours). */
export const specialColumn = z.nullable(z.array(z.string()));

/** Body that keeps a choice of columns. */
export const specialColumnRequest = z.strictObject({
  list: z.enum(KEPT_LISTS),
  columns: z.nullable(z.array(z.string().check(z.regex(/^\w{1,40}$/))).check(z.minLength(1), z.maxLength(60))),
});

/** How many of the caller's cases wait for what (§7 task: list count; fields ours). */
export const listCount = z.object({
  /** New ones, on which nobody has done anything yet. */
  fresh: count,
  /** Open promises that fall due today, tomorrow, and those whose day is over without all of it having come. */
  promisesToday: count,
  promisesTomorrow: count,
  promisesBroken: count,
  /** Follow-ups agreed for today or earlier. */
  followUps: count,
});

/** How many of the caller's cases wait for what. */
export type ListCount = z.output<typeof listCount>;
