import * as z from 'zod/mini';
import { count, id } from '../schemas';

/** What can be wrong with a cell of a spreadsheet of users (US-02). */
export const USER_SHEET_PROBLEMS = [
  'missing',
  'errorValue',
  'roundedNumber',
  'pointZero',
  'badUsername',
  'badEmail',
  'unknownCode',
  'unknownGroup',
  'unknownQueue',
  'notYesOrNo',
  'badNumber',
  'targetRange',
  'ambiguousAmount',
  'tooFine',
  'badIdCard',
  'tooLong',
  'takenUsername',
  'takenEmail',
  'takenIdCard',
  'twiceUsername',
  'twiceEmail',
  'twiceIdCard',
] as const;
/** One of them. */
export type UserSheetProblem = (typeof USER_SHEET_PROBLEMS)[number];

/** One fault: the row and the column as the spreadsheet program numbers them. */
export const userSheetFault = z.object({
  row: count,
  /** A, B, … AA. */
  column: z.string(),
  /** The column's heading, in the caller's language. */
  heading: z.string(),
  problem: z.enum(USER_SHEET_PROBLEMS),
  /** What stands there, cut short. */
  value: z.string(),
  /** For a twice…: the row where it stood first. */
  firstRow: z.optional(count),
});

/** Cells of a column that are wrong in the same way. */
export const userSheetFaultGroup = z.object({
  problem: z.enum(USER_SHEET_PROBLEMS),
  /** The column's heading, in the caller's language. */
  heading: z.string(),
  /** How many cells. */
  count,
  /** The first of them, as A2. */
  cells: z.array(z.string()),
  /** What stands in the first of them; the same only once. */
  values: z.array(z.string()),
  /** For a single twice…: the row where it stood first. */
  firstRow: z.optional(count),
});

/** A row that would be added. */
export const userSheetRow = z.object({
  row: count,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  groupName: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
  isFaulty: z.boolean(),
  /** Everything that was read of the row, in the order of the preview's columns. */
  cells: z.array(z.string()),
});

/** What a spreadsheet of users would do; nothing has been saved (US-02). */
export const userSheetPreview = z.object({
  rowCount: count,
  faultCount: count,
  /** The first ones (contract/limits USER_SHEET_SHOWN_MAX). */
  faults: z.array(userSheetFault),
  /** All of them, the same ones of a column gathered. */
  faultGroups: z.array(userSheetFaultGroup),
  /** The headings of the columns that were read, in the caller's language. */
  columns: z.array(z.string()),
  rows: z.array(userSheetRow),
  /** Headings that are needed and missing; then no row was read. */
  missingColumns: z.array(z.string()),
});

/** What a spreadsheet of users would do. */
export type UserSheetPreview = z.output<typeof userSheetPreview>;

/** The users that a spreadsheet has added; their one-time passwords come from manage/user/downloadPassword. */
export const userSheetAdded = z.object({ userIds: z.array(id) });
