import type { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { ListingQuery } from './askListStore';
import { listCaseNames } from './caseNameStore';
import { findBorrower } from './loanStore';
import { serializeBorrower } from './loanWire';
import { readPromiseState } from './promiseStateStore';
import { showCase, showCaseAhead } from './showCase';
import { listTasks } from './taskListingStore';
import { findTask } from './taskStore';
import { createTaskRowSerializer, toTaskRow } from './taskWire';

async function showListing(query: ListingQuery, context: CallerContext) {
  const { rows, ...length } = await listTasks(query, context);
  return { result: rows.map(createTaskRowSerializer(context)), ...length };
}

const notFoundAsFalse = (error: unknown): false => {
  if (error instanceof Refusal && error.result === 'notFound') return false;
  throw error;
};

/** Handlers of cases: lists and detail, main client (§7 task/…). */
export const taskHandlers = {
  appNameList: ({ device }, context) => listCaseNames({ kind: 'app', device }, context),
  loanMarketMerchantList: (_, context) => listCaseNames({ kind: 'merchant' }, context),
  listing: showListing,
  loanItemInfo: ({ id, taskId }, context) => showCase(id, taskId, context),
  loanItemAhead: ({ id, taskId }, context) => showCaseAhead(id, taskId, context),
  together: ({ asked }, { answersTo }) => answersTo(asked.split(' ')),
  allowView: async ({ id }, context) => {
    const found = await findTask(id, context).catch(notFoundAsFalse);
    return found !== false;
  },
  userInfo: async ({ id }, context) => serializeBorrower(await findBorrower(await findTask(id, context), context)),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Handlers of the older client's case routes (§7), with the same logic. */
export const olderTaskHandlers = {
  listing: showListing,
  info: async ({ id }, context) => {
    const found = await findTask(id, context);
    return { ...toTaskRow(found, context), promiseState: await readPromiseState(found, context) };
  },
  loanItemInfo: ({ loanId, taskId }, context) => showCase(loanId, taskId, context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
