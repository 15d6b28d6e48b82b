import type { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import { recordResult } from '../domain/recordResult';
import { listCollectionLogs } from '../store/collectionLogStore';
import { listContacts, listEmergencyContacts } from '../store/contactStore';
import { listTasks } from '../store/taskListing';
import { listUserCalls } from '../store/userCallStore';
import { findTask } from '../store/taskStore';
import { readPromiseState } from '../store/promiseState';
import { toTaskRow } from '../store/taskWire';
import type { Handlers } from './handler';
import { showCase } from './taskHandlers';

/** Cases, older client (§7): the same work behind other addresses. */
export const olderTaskHandlers: Handlers<typeof olderTaskCalls> = {
  listing: listTasks,
  info: async ({ id }, context) => {
    const found = await findTask(id, context);
    return { ...toTaskRow(found, context), promiseState: await readPromiseState(found, context) };
  },
  loanItemInfo: ({ loanId, taskId }, context) => showCase(loanId, taskId, context),
  contacts: async ({ id }, context) => listEmergencyContacts(await findTask(id, context), context),
  userContacts: async ({ id }, context) => listContacts(await findTask(id, context), context),
  userCalls: async ({ id }, context) => listUserCalls(await findTask(id, context), context),
  collectionLogs: async ({ id }, context) => listCollectionLogs(await findTask(id, context), context),
  record: ({ id, ...recorded }, context) => recordResult(id, recorded, context),
};
