import * as z from 'zod/mini';
import { NAME_MAX } from '../../ourLimits';
import { count, id, multilineText } from '../../schemas';

/** Maximum length of a saved filter, in characters. */
export const SAVED_FILTER_MAX = 2000;

/** Lists whose filters and columns a user can save (not in the specification). */
export const SAVED_LISTS = [
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

export type SavedListName = (typeof SAVED_LISTS)[number];

/**
 * Lists for which a user saves named entries: the filters of the lists, and texts for the remark, whose name is the whole text (not in the
 * specification).
 */
const KEPT_UNDER_A_NAME = [...SAVED_LISTS, 'remarks'] as const;

/** A saved filter with its name. `query` is the query string of the list's address, without the ?. */
export const savedFilter = z.object({ id, list: z.string(), name: z.string(), query: z.string() });

/** A filter that a user has saved under a name. */
export type SavedFilter = z.output<typeof savedFilter>;

/** Body that saves a filter. A filter with the same name on the same list is replaced. */
export const savedFilterRequest = z.strictObject({
  list: z.enum(KEPT_UNDER_A_NAME),
  name: multilineText(NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_FILTER_MAX)),
});

/** Columns that a user has selected for a list, in order; null means the default columns (§7 task: special column; shape ours). */
export const specialColumn = z.nullable(z.array(z.string()));

/** Body that saves a selection of columns. */
export const specialColumnRequest = z.strictObject({
  list: z.enum(SAVED_LISTS),
  columns: z.nullable(z.array(z.string().check(z.regex(/^\w{1,40}$/))).check(z.minLength(1), z.maxLength(60))),
});

/** Number of the caller's waiting cases by reason (§7 task: list count; fields ours). */
export const listCount = z.object({
  /** New cases that nobody has worked yet. */
  fresh: count,
  /** Open promises due today, due tomorrow, and past due without full payment. */
  promisesToday: count,
  promisesTomorrow: count,
  promisesBroken: count,
  /** Follow-ups agreed for today or earlier. */
  followUps: count,
  /** Cases with unread replies. */
  unreadReplies: count,
});

export type ListCount = z.output<typeof listCount>;
