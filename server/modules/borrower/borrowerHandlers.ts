import type { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Contact } from '@/contract/entities/cases/contact';
import type { CallerContext, Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { contactOnWire, userCallOnWire } from './borrowerWire';
import { listContacts } from './contactStore';
import { saveEmergencyContacts } from './emergencyContacts';
import { revealField } from './revealField';
import { listUserCalls } from './userCallStore';

const showContacts = async (taskId: string, context: CallerContext): Promise<Contact[]> =>
  (await listContacts(await findTask(taskId, context), context)).map(contactOnWire);

/** Handlers of a case's contacts and its masked fields, main client (§7 task/…). */
export const borrowerTaskHandlers = {
  userContacts: ({ id }, context) => showContacts(id, context),
  reveal: async ({ id, ...request }, context) => ({
    value: await revealField(await findTask(id, context), request, context),
  }),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Handlers of emergency contacts, saved as one list (§7 task/saveUserEmerContact, CD-08). */
export const borrowerTaskWorkHandlers = {
  saveUserEmerContact: saveEmergencyContacts,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers of a case's contacts and call list, older client (§7). */
export const borrowerOlderTaskHandlers = {
  contacts: async ({ id }, context) => (await showContacts(id, context)).filter(({ emergency }) => emergency),
  userContacts: ({ id }, context) => showContacts(id, context),
  userCalls: async ({ id }, context) => (await listUserCalls(await findTask(id, context), context)).map(userCallOnWire),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
