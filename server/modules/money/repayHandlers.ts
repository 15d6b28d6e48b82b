import type * as z from 'zod/mini';
import type { channelKeyAnswer, channelCallbackRequest } from '@/contract/entities/money/channelCallback';
import type { OpenContext, Handlers } from '../../access/callContext';
import { authenticateSignedCaller } from '../lender/lenderFacade';
import { expediteKey } from './channelCallbackStore';
import { CODE_FOR } from '@/contract/codes/moneyCodes';
import type { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import type { repayCalls } from '@/contract/calls/cases/repayCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { deduct } from './deduct';
import { extendLoan } from './extendLoan';
import { getNewestCode, refreshCodes, requestCode } from './repaymentCodes';
import { listPageLoans } from './listPageLoans';
import { serializeCode, createPayLogSerializer, createPeriodSerializer } from './moneyWire';
import { listPayLogs } from './payLogStore';
import { listRepaymentCodes } from './repaymentCodeStore';
import { listRepayPlan } from './loanBookStore';
import { findTask } from '../cases/casesFacade';

type RepayReply = z.output<typeof channelKeyAnswer>;

/**
 * Handles a callback of a payment channel, which names some keys with changes (MI-05). The server then queries the channel by
 * key at once. A callback that is late, repeated, out of order or forged therefore changes only what the channel confirms.
 */
async function handleChannelCallback(
  { keys }: z.output<typeof channelCallbackRequest>,
  context: OpenContext,
): Promise<{ result: RepayReply[] }> {
  const { tx, now, services } = context;
  const { institutionId } = await authenticateSignedCaller(context);
  // In the order of the keys, so that two simultaneous callbacks never wait for each other.
  const answers = new Map<string, RepayReply['answer']>();
  for (const key of [...new Set(keys)].toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- on one connection one after the other anyway
    answers.set(key, await expediteKey(tx, { key, institutionId, now }));
  }

  context.afterCommit(async () => {
    services.deductionWorker.wake();
    services.codeWorker.wake();
    return Promise.resolve();
  });
  return { result: keys.map((key) => ({ key, answer: answers.get(key) ?? 'unknown' })) };
}

/** Handlers of repayment plan, deductions and repayment codes, main client (§7 repay/…). */
export const repayHandlers: Handlers<typeof repayCalls> = {
  details: async ({ page, size, ...query }, context) => {
    const shown = await listPageLoans(query, context);
    const { rows, totalCount } = await listRepayPlan(shown.loanIds, { page, size }, context);
    return { result: rows.map(createPeriodSerializer(shown, context)), totalCount };
  },
  payLogs: async ({ taskId, role, ...page }, context) => {
    const shown = await listPageLoans({ taskId, role }, context);
    const { rows, totalCount } = await listPayLogs(shown.loanIds, page, context);
    return { result: rows.map(createPayLogSerializer(shown, context)), totalCount };
  },
  repaymentCode: async ({ taskId, ...page }, context) => {
    const { rows, totalCount } = await listRepaymentCodes((await findTask(taskId, context)).id, page, context);
    return { result: rows.map((row) => serializeCode(row, context)), totalCount };
  },
  repaymentCodeUpdateNew: ({ taskId, ...query }, context) => requestCode(taskId, query, context),
  refreshRepayCode: ({ taskId }, context) => refreshCodes(taskId, context),
  channelNews: handleChannelCallback,
};

/** Handlers of repayment, older client (§7 repay/…). */
export const olderRepayHandlers = {
  deduct: ({ id, ...query }, context) => deduct(id, query, context),
  details: repayHandlers.details,
  payLogs: repayHandlers.payLogs,
} satisfies Partial<Handlers<typeof olderRepayCalls>>;

/** Handlers of deductions and extensions on a case (§7 task/…). */
export const moneyTaskWorkHandlers = {
  partDeduce: ({ taskId, ...query }, context) => deduct(taskId, query, context),
  manualDelay: ({ taskId, ...query }, context) => extendLoan(taskId, query, context),
  delayCode: async ({ id }, context) => getNewestCode((await findTask(id, context)).id, CODE_FOR.extension, context),
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
