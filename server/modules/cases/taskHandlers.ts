import type { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { LoanItem } from '@/contract/entities/loanItem';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { listCaseNames } from './caseNameStore';
import { readBorrower, readLoanItem } from './loanStore';
import { openCase } from './openCase';
import { readPromiseState } from './promiseStateStore';
import { listTasks } from './taskListingStore';
import { findNeighbours } from './taskNeighbourStore';
import { findTask } from './taskStore';
import { toTaskRow } from './taskWire';

/** A case with its loan, opened when its agent reads it for the first time; a loan that is not this case's does not exist here. */
async function showCase(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  const seen = await findTask(taskId, context);
  if (seen.loanNo !== loanId) throw new Refusal('notFound');
  const isChanged = await openCase(seen, context);
  return readLoanItem(isChanged ? await findTask(taskId, context) : seen, context);
}

const notFoundAsFalse = (error: unknown): false => {
  if (error instanceof Refusal && error.result === 'notFound') return false;
  throw error;
};

/** Cases: lists and detail, main client (§7 task/…). */
export const taskHandlers = {
  appNameList: ({ device }, context) => listCaseNames({ kind: 'app', device }, context),
  loanMarketMerchantList: (_, context) => listCaseNames({ kind: 'merchant' }, context),
  listing: listTasks,
  neighbours: findNeighbours,
  loanItemInfo: ({ id, taskId }, context) => showCase(id, taskId, context),
  allowView: async ({ id }, context) => {
    const found = await findTask(id, context).catch(notFoundAsFalse);
    return found !== false;
  },
  userInfo: async ({ id }, context) => readBorrower(await findTask(id, context), context),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Cases, older client (§7): the same work behind other addresses. */
export const olderTaskHandlers = {
  listing: listTasks,
  info: async ({ id }, context) => {
    const found = await findTask(id, context);
    return { ...toTaskRow(found, context), promiseState: await readPromiseState(found, context) };
  },
  loanItemInfo: ({ loanId, taskId }, context) => showCase(loanId, taskId, context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
