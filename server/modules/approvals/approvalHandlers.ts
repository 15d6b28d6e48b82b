import type { approvalCalls } from '@/contract/calls/management/approvalCalls';
import type { Handlers } from '../../access/callContext';
import { parseRowId } from '../../values/parseRowId';
import { findTask } from '../cases/casesFacade';
import { approvalFile } from './approvalFile';
import { countApprovals, findReadable, listApprovals, listOfCase } from './approvalListStore';
import { approvalOnWire } from './approvalWire';
import { agree, refuse, withdraw } from './decideApproval';
import { listMovedCases } from './movedCaseStore';
import { movedCaseOnWire } from './movedCaseWire';

/** Handlers of approval requests (MI-09; ours). */
export const approvalHandlers: Handlers<typeof approvalCalls> = {
  listing: async (query, context) => {
    const { rows, totalCount } = await listApprovals(query, context);
    return { result: rows.map((row) => approvalOnWire(row, context)), totalCount };
  },
  counts: (_, context) => countApprovals(context),
  ofCase: async ({ taskId }, context) => {
    const rows = await listOfCase((await findTask(taskId, context)).id, context);
    return rows.map((row) => approvalOnWire(row, context));
  },
  cases: async ({ id, ...page }, context) => {
    const { row } = await findReadable(parseRowId(id), context);
    const { rows, totalCount } = await listMovedCases(row, page, context);
    return { result: rows.map((each) => movedCaseOnWire(each, context)), totalCount };
  },
  agree,
  refuse,
  withdraw,
  export: approvalFile,
};
