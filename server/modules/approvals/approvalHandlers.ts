import type { approvalCalls } from '@/contract/calls/approvalCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { approvalFile } from './approvalFile';
import { countApprovals, listApprovals, listOfCase } from './approvalListStore';
import { approvalOnWire } from './approvalWire';
import { agree, refuse, withdraw } from './decideApproval';

/** Requests for a second person (MI-09; ours). */
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
  agree,
  refuse,
  withdraw,
  export: approvalFile,
};
