import type { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { listContacts, listEmergencyContacts } from './contactStore';
import { saveEmergencyContacts } from './emergencyContacts';
import { revealField } from './revealField';
import { listUserCalls } from './userCallStore';

/** A case's contacts, and what is masked until a click, main client (§7 task/…). */
export const borrowerTaskHandlers = {
  userContacts: async ({ id }, context) => listContacts(await findTask(id, context), context),
  reveal: async ({ id, ...request }, context) => ({
    value: await revealField(await findTask(id, context), request, context),
  }),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Emergency contacts, saved as one list (§7 task/saveUserEmerContact, CD-08). */
export const borrowerTaskWorkHandlers = {
  saveUserEmerContact: saveEmergencyContacts,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** A case's contacts and call list, older client (§7). */
export const borrowerOlderTaskHandlers = {
  contacts: async ({ id }, context) => listEmergencyContacts(await findTask(id, context), context),
  userContacts: async ({ id }, context) => listContacts(await findTask(id, context), context),
  userCalls: async ({ id }, context) => listUserCalls(await findTask(id, context), context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
