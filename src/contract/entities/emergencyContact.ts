import * as z from 'zod/mini';
import { CONTACT_RELATION } from '../codes/contactCodes';
import { EMERGENCY_CONTACTS_MAX, NAME_MAX, PHONE_MAX } from '../ourLimits';
import { isPhoneNumber } from '../rules';
import { codeInput, idInput, lineText } from '../schemas';

/** An emergency contact as saved. An existing contact keeps its number if the field is empty. */
const emergencyContactInput = z
  .strictObject({
    id: z.nullish(idInput),
    name: lineText(NAME_MAX),
    relation: codeInput(CONTACT_RELATION),
    phone: z.nullish(z.string().check(z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  })
  .check(z.refine((contact) => Boolean(contact.id ?? contact.phone), { path: ['phone'] }));

/** Body of task/save/userEmerContact (§7, CD-08): the complete list. Omitted contacts are no longer emergency contacts. */
export const emergencyContactsRequest = z.strictObject({
  taskId: idInput,
  contacts: z.array(emergencyContactInput).check(z.maxLength(EMERGENCY_CONTACTS_MAX)),
});
