import * as z from 'zod/mini';
import { CONTACT_RELATION } from '../codes/contactRelation';
import { EMERGENCY_CONTACTS_MAX, NAME_MAX, PHONE_MAX } from '../ourLimits';
import { isPhoneNumber } from '../rules';
import { codeInput, idInput, lineText } from '../schemas';

/** An emergency contact as it is saved; one that is there already keeps its number when none is given. */
const emergencyContactInput = z
  .strictObject({
    id: z.nullish(idInput),
    name: lineText(NAME_MAX),
    relation: codeInput(CONTACT_RELATION),
    phone: z.nullish(z.string().check(z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  })
  .check(z.refine((contact) => Boolean(contact.id ?? contact.phone), { path: ['phone'] }));

/** Body of task/save/userEmerContact (§7, CD-08): the whole list; who is left out is no emergency contact any more. */
export const emergencyContactsRequest = z.strictObject({
  taskId: idInput,
  contacts: z.array(emergencyContactInput).check(z.maxLength(EMERGENCY_CONTACTS_MAX)),
});
