import * as z from 'zod/mini';
import { LENDER_HANDLE } from '../codes/lenderHandle';
import { TURNED_AWAY_ANSWER } from '../codes/turnedAwayAnswer';
import { fileFormat } from '../lists/listDescription';
import { code, codeInput, dayInput, filterText, id, money, pageQuery, time } from '../schemas';

const sentField = z.object({
  /** contract/codes/lenderField; of a refused row whatever the lender named it. */
  field: z.string(),
  /** Null: not sent. */
  sent: z.nullable(z.string()),
  /** What the event with this reference says; null: nothing, or there is none. */
  stored: z.nullable(z.string()),
  differs: z.boolean(),
});

/** A field as it was sent, and as the event with the same reference has it. */
export type SentField = z.output<typeof sentField>;

/** A row of the lender that was not taken in as a new event (MI-01; shape ours). */
export const lenderTurnedAwayRow = z.object({
  id,
  receivedTime: time,
  /** contract/codes/lenderHandle */
  handleType: code,
  /** The file's name; null where it came by a call. */
  fileName: z.nullable(z.string()),
  /** contract/codes/turnedAwayAnswer */
  answer: code,
  reference: z.nullable(z.string()),
  loanId: z.nullable(id),
  amount: z.nullable(money),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  fields: z.array(sentField),
});

/** A row of the lender that was not taken in. */
export type LenderTurnedAwayRow = z.output<typeof lenderTurnedAwayRow>;

const listed = {
  answer: z.optional(codeInput(TURNED_AWAY_ANSWER)),
  handleType: z.optional(codeInput(LENDER_HANDLE)),
  reference: z.optional(filterText),
  /** A file of the lender. */
  batchId: z.optional(z.string().check(z.regex(/^\d{1,15}$/u))),
  from: z.optional(dayInput),
  to: z.optional(dayInput),
};

/** What the list is narrowed by: references exactly, days as they were received. The newest first. */
export const lenderTurnedAwayQuery = z.strictObject({ ...listed, ...pageQuery() });

/** The same as a file. */
export const lenderTurnedAwayFileQuery = z.strictObject({ ...listed, ...fileFormat });
