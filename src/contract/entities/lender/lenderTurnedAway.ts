import * as z from 'zod/mini';
import { LENDER_HANDLE, REJECTION_ANSWER } from '../../codes/lenderCodes';
import { fileFormat } from '../../lists/listDescription';
import { code, codeInput, dayInput, filterText, id, money, pageQuery, time } from '../../schemas';

const sentField = z.object({
  /** contract/codes/lenderCodes; for a refused row, the lender's own name of the field. */
  field: z.string(),
  /** Null if not sent. */
  sent: z.nullable(z.string()),
  /** Content of the stored event with this reference; null if it is empty or there is no such event. */
  stored: z.nullable(z.string()),
  differs: z.boolean(),
});

/** A field as sent, and its value in the stored event with the same reference. */
export type SentField = z.output<typeof sentField>;

/** A lender row that was not accepted as a new event (MI-01; shape ours). */
export const rejectedItemRow = z.object({
  id,
  receivedTime: time,
  /** contract/codes/lenderCodes */
  handleType: code,
  /** The file's name; null if it came by a signed call. */
  fileName: z.nullable(z.string()),
  /** contract/codes/lenderCodes */
  answer: code,
  reference: z.nullable(z.string()),
  loanId: z.nullable(id),
  amount: z.nullable(money),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  fields: z.array(sentField),
});

export type RejectedItemRow = z.output<typeof rejectedItemRow>;

const listed = {
  answer: z.optional(codeInput(REJECTION_ANSWER)),
  handleType: z.optional(codeInput(LENDER_HANDLE)),
  reference: z.optional(filterText),
  /** A file of the lender. */
  batchId: z.optional(z.string().check(z.regex(/^\d{1,15}$/u))),
  from: z.optional(dayInput),
  to: z.optional(dayInput),
};

/** Filters of the list. References match exactly; days are the days of receipt. Newest first. */
export const rejectedItemsQuery = z.strictObject({ ...listed, ...pageQuery() });

/** File export variant of the query. */
export const rejectedItemsFileQuery = z.strictObject({ ...listed, ...fileFormat });
