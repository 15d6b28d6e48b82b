import type { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import { recordResult } from './recordResult';
import { listCollectionLogs } from './collectionLogStore';
import { listContacts, listEmergencyContacts } from '../borrower/contactStore';
import { listTasks } from '../cases/taskListing';
import { listUserCalls } from '../borrower/userCallStore';
import { findTask } from '../cases/taskStore';
import { readPromiseState } from '../cases/promiseState';
import { toTaskRow } from '../cases/taskWire';
import type { Handlers } from '../../access/handler';
import { showCase } from '../cases/taskHandlers';

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
