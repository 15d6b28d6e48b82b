import * as z from 'zod/mini';
import { count, id } from '../../schemas';

/** Errors in a cell of a user spreadsheet (US-02). */
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
export type UserSheetProblem = (typeof USER_SHEET_PROBLEMS)[number];

/** An error with the row and the column as numbered by the spreadsheet program. */
export const userSheetFault = z.object({
  row: count,
  /** A, B, … AA. */
  column: z.string(),
  /** Heading of the column, in the caller's language. */
  heading: z.string(),
  problem: z.enum(USER_SHEET_PROBLEMS),
  /** Cell content, truncated. */
  value: z.string(),
  /** For a twice… problem: the row of the first occurrence. */
  firstRow: z.optional(count),
});

/** Cells of a column with the same error. */
export const userSheetFaultGroup = z.object({
  problem: z.enum(USER_SHEET_PROBLEMS),
  /** The column's heading, in the caller's language. */
  heading: z.string(),
  /** Number of cells. */
  count,
  /** First cells, in A2 notation. */
  cells: z.array(z.string()),
  /** Distinct contents of the first cells. */
  values: z.array(z.string()),
  /** For a single twice… problem: the row of the first occurrence. */
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
  /** All values read from the row, in the order of the preview's columns. */
  cells: z.array(z.string()),
});

/** Preview of a user spreadsheet; nothing is saved yet (US-02). */
export const userSheetPreview = z.object({
  rowCount: count,
  faultCount: count,
  /** First errors, up to USER_SHEET_PREVIEW_MAX of contract/limits. */
  faults: z.array(userSheetFault),
  /** All errors, grouped by column and problem. */
  faultGroups: z.array(userSheetFaultGroup),
  /** Headings of the columns that were read, in the caller's language. */
  columns: z.array(z.string()),
  rows: z.array(userSheetRow),
  /** Missing required headings. If there are any, no row was read. */
  missingColumns: z.array(z.string()),
});

export type UserSheetPreview = z.output<typeof userSheetPreview>;

/** Users added from a spreadsheet. manage/user/downloadPassword returns their one-time passwords. */
export const userSheetAdded = z.object({ userIds: z.array(id) });
