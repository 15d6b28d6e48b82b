import * as z from 'zod/mini';
import { base64Content, calculateBase64Length } from '../../base64';
import { fileFormat } from '../../lists/listDescription';
import { code, count, id, money, pageQuery, time } from '../../schemas';

/** Maximum size of a lender event file for upload on the screen. Larger files are imported by the command. */
export const LENDER_FILE_MAX_BYTES = 12 * 1024 * 1024;

/** The largest request body with a lender file. */
export const LENDER_UPLOAD_BODY_MAX_BYTES = calculateBase64Length(LENDER_FILE_MAX_BYTES) + 4096;

/** A CSV file of lender events (docs/lender.md), with its content as base64. */
export const lenderUploadRequest = z.strictObject({
  fileName: z.string().check(z.maxLength(200), z.regex(/\.csv$/iu)),
  content: base64Content(LENDER_FILE_MAX_BYTES),
});

const lenderRowError = z.object({
  /** Row number in a spreadsheet program; the header is row 1. */
  row: count,
  /** Name of the column; 'row' for the whole row. */
  column: z.string(),
  /** contract/codes/listCodes; 'form' means that the value is invalid for its column. */
  fault: code,
  /** Text of the cell, truncated, with invisible characters made visible; null if there is none. */
  value: z.nullable(z.string()),
});

/** Error in a row of a file. */
export type LenderRowError = z.output<typeof lenderRowError>;

/** Preview of an uploaded file. A file with errors is not imported at all. */
export const lenderUploadPreview = z.object({
  rows: count,
  /** Rows with a new reference. 0 in a file with errors, as are the next two fields. */
  fresh: count,
  /** Rows that repeat earlier events. */
  known: count,
  /** Rows that contradict an earlier event with the same reference. They are not booked. */
  contradictory: count,
  /** Total number of errors; `errors` contains the first ones. */
  errorCount: count,
  /** Reading stopped at FILE_MISTAKES_MAX, so there may be more errors. */
  isStopped: z.boolean(),
  errors: z.array(lenderRowError),
  /** Reason why the file cannot be read, in the caller's language; null if it can. */
  problem: z.nullable(z.string()),
  /** Count and amount per kind of contract/codes/lenderCodes. */
  kinds: z.array(z.object({ kind: code, count, amount: money })),
});

export type LenderUploadPreview = z.output<typeof lenderUploadPreview>;

/** A batch of events received together, with its progress. */
export const lenderBatchRow = z.object({
  id,
  /** The file's name. */
  fileName: z.string(),
  /** contract/codes/lenderCodes */
  handleType: code,
  actorName: z.nullable(z.string()),
  rows: count,
  fresh: count,
  known: count,
  contradictory: count,
  /** Number of processed new events. */
  done: count,
  createdTime: time,
  finishedTime: z.nullable(time),
});

export type LenderBatchRow = z.output<typeof lenderBatchRow>;

/** Paging of the uploaded files. */
export const lenderBatchesQuery = z.strictObject(pageQuery());

/** All of them as a file. */
export const lenderBatchesFileQuery = z.strictObject(fileFormat);
