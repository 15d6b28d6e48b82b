import * as z from 'zod/mini';
import { code, id, time } from '../schemas';

/** A contact of a borrower (§3 Contact); the phone is masked (CD-12). */
export const contact = z.object({
  id,
  /** contract/codes/contactRelation; '' means other. */
  relation: code,
  name: z.string(),
  phone: z.string(),
  emergency: z.optional(z.boolean()),
  lastCallResult: z.nullable(code),
  /** contract/codes/callStatus: status of that call. */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullish(time),
});

export type Contact = z.output<typeof contact>;
