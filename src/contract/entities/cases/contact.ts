import * as z from 'zod/mini';
import { code, id, time, codeInput, idInput, lineText } from '../../schemas';
import { CONTACT_RELATION } from '../../codes/contactCodes';
import { EMERGENCY_CONTACTS_MAX, NAME_MAX, PHONE_MAX } from '../../ourLimits';
import { isPhoneNumber } from '../../rules';

/** A contact of a borrower (§3 Contact); the phone is masked (CD-12). */
export const contact = z.object({
  id,
  /** contract/codes/contactCodes; '' means other. */
  relation: code,
  name: z.string(),
  phone: z.string(),
  emergency: z.optional(z.boolean()),
  lastCallResult: z.nullable(code),
  /** contract/codes/contactCodes: status of that call. */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullish(time),
});

export type Contact = z.output<typeof contact>;

/** An emergency contact as saved. An existing contact keeps its number if the field is empty. */
const emergencyContactInput = z
  .strictObject({
    id: z.nullish(idInput),
    name: lineText(NAME_MAX),
    relation: codeInput(CONTACT_RELATION),
    phone: z.nullish(z.string().check(z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  })
  .check(z.refine((sent) => Boolean(sent.id ?? sent.phone), { path: ['phone'] }));

/** Body of task/save/userEmerContact (§7, CD-08): the complete list. Omitted contacts are no longer emergency contacts. */
export const emergencyContactsRequest = z.strictObject({
  taskId: idInput,
  contacts: z.array(emergencyContactInput).check(z.maxLength(EMERGENCY_CONTACTS_MAX)),
});
