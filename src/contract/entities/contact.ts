import * as z from 'zod/mini';
import { code, id, time } from '../schemas';

/** Somebody through whom a borrower can be reached (§3 Contact); the phone is masked (CD-12). */
export const contact = z.object({
  id,
  /** contract/codes/contactRelation; '' is other */
  relation: code,
  name: z.string(),
  phone: z.string(),
  emergency: z.optional(z.boolean()),
  lastCallResult: z.nullable(code),
  /** contract/codes/callStatus: how the call of that result went. */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullish(time),
});

/** Somebody through whom a borrower can be reached (§3). */
export type Contact = z.output<typeof contact>;
