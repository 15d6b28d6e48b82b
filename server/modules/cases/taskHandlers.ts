import type { taskCalls } from '@/contract/calls/taskCalls';
import type { LoanItem } from '@/contract/entities/loanItem';
import { openCase } from './openCase';
import { recordResult } from '../results/recordResult';
import { revealField } from '../borrower/revealField';
import { Refusal } from '../../kernel/refusal';
import { listCaseNames } from './caseNameStore';
import { listCollectionLogs } from '../results/collectionLogStore';
import { listContacts } from '../borrower/contactStore';
import { findDraft, keepDraft } from '../results/draftStore';
import { readBorrower, readLoanItem } from './loanStore';
import { listTasks } from './taskListing';
import { findNeighbours } from './taskNeighbours';
import { findTask } from './taskStore';
import type { CallerContext, Handlers } from '../../access/handler';

/** A case with its loan, opened when its agent reads it for the first time; a loan that is not this case's does not exist here. */
export async function showCase(loanId: string, taskId: string, context: CallerContext): Promise<LoanItem> {
  const seen = await findTask(taskId, context);
  if (seen.loanNo !== loanId) throw new Refusal('notFound');
  const isChanged = await openCase(seen, context);
  return readLoanItem(isChanged ? await findTask(taskId, context) : seen, context);
}

const notFoundAsFalse = (error: unknown): false => {
  if (error instanceof Refusal && error.result === 'notFound') return false;
  throw error;
};

/** Cases: lists, detail, records, main client (§7 task/…). */
export const taskHandlers: Handlers<typeof taskCalls> = {
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
  userContacts: async ({ id }, context) => listContacts(await findTask(id, context), context),
  collectionLogs: async ({ id }, context) => listCollectionLogs(await findTask(id, context), context),
  record: ({ taskId, ...recorded }, context) => recordResult(taskId, recorded, context),
  reveal: async ({ id, ...request }, context) => ({
    value: await revealField(await findTask(id, context), request, context),
  }),
  draft: async ({ id, kind }, context) => findDraft({ taskId: (await findTask(id, context)).id, kind }, context),
  saveDraft: async ({ id, ...fields }, context) => keepDraft((await findTask(id, context)).id, fields, context),
};
