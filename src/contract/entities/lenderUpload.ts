import * as z from 'zod/mini';
import { base64Content, base64Length } from '../base64';
import { fileFormat } from '../lists/listDescription';
import { code, count, id, money, pageQuery, time } from '../schemas';

/** The largest file of a lender's events that is taken on the screen; larger ones go by the command. */
export const LENDER_FILE_MAX_BYTES = 12 * 1024 * 1024;

/** The largest body with such a file in it. */
export const LENDER_UPLOAD_BODY_MAX_BYTES = base64Length(LENDER_FILE_MAX_BYTES) + 4096;

/** A CSV of a lender's events (docs/lender.md), its content as base64. */
export const lenderUploadRequest = z.strictObject({
  fileName: z.string().check(z.maxLength(200), z.regex(/\.csv$/iu)),
  content: base64Content(LENDER_FILE_MAX_BYTES),
});

const lenderRowError = z.object({
  /** As a spreadsheet program numbers it, the headings being row 1. */
  row: count,
  /** The column's name; 'row' where the whole row is meant. */
  column: z.string(),
  /** contract/codes/fileFault; 'form': not what its column takes. */
  fault: code,
  /** The cell's text, cut short, with invisible signs made visible; null where there is none. */
  value: z.nullable(z.string()),
});

/** Something that is wrong with a row of a file. */
export type LenderRowError = z.output<typeof lenderRowError>;

/** What a file would bring; nothing of one with errors is taken in. */
export const lenderUploadPreview = z.object({
  rows: count,
  /** Rows with a new reference; 0 in a file with errors, as the next two. */
  fresh: count,
  /** Rows that say what was sent before. */
  known: count,
  /** Rows that contradict what was sent before under their reference: they are not booked. */
  contradictory: count,
  /** All that were found; `errors` are the first. */
  errorCount: count,
  /** Reading stopped at FILE_MISTAKES_MAX: there may be more. */
  isStopped: z.boolean(),
  errors: z.array(lenderRowError),
  /** Why it is no such file at all, in the caller's language; null where it is one. */
  problem: z.nullable(z.string()),
  /** By contract/codes/lenderEventKind: how many, and with how much money. */
  kinds: z.array(z.object({ kind: code, count, amount: money })),
});

/** What a file would bring. */
export type LenderUploadPreview = z.output<typeof lenderUploadPreview>;

/** Events that came in together and how far they are. */
export const lenderBatchRow = z.object({
  id,
  /** The file's name. */
  fileName: z.string(),
  /** contract/codes/lenderHandle */
  handleType: code,
  actorName: z.nullable(z.string()),
  rows: count,
  fresh: count,
  known: count,
  contradictory: count,
  /** New ones that have been gone through. */
  done: count,
  createdTime: time,
  finishedTime: z.nullable(time),
});

/** Events that came in together. */
export type LenderBatchRow = z.output<typeof lenderBatchRow>;

/** Which page of the files. */
export const lenderBatchesQuery = z.strictObject(pageQuery());

/** All of them as a file. */
export const lenderBatchesFileQuery = z.strictObject(fileFormat);
