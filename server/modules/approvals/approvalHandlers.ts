import type * as z from 'zod/mini';
import { APPROVAL_FACT, APPROVAL_KIND, APPROVAL_STATE } from '@/contract/codes/approvalCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { Approval, ApprovalFact, approvalsFileQuery } from '@/contract/entities/management/approval';
import { APPROVAL_LIST } from '@/contract/lists/managementLists';
import type { CallerContext, Handlers } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listApprovals, countApprovals, findReadable, listOfCase } from './approvalListStore';
import { serializeApproval, serializeMovedCase } from './approvalWire';
import type { approvalCalls } from '@/contract/calls/management/approvalCalls';
import { parseRowId } from '../../values/parseRowId';
import { findTask } from '../cases/casesFacade';
import { agree, refuse, withdraw } from './decideApproval';
import { listMovedCases } from './movedCaseStore';

const factText =
  ({ language }: Pick<CallerContext, 'language'>) =>
  ({ fact, money, number, day, text }: ApprovalFact): string =>
    `${getCodeLabel(APPROVAL_FACT, fact, language)}: ${money ?? number ?? day ?? text ?? ''}`;

const CELLS: ExportColumns<typeof APPROVAL_LIST, Approval> = {
  kind: ({ kind }, { language }) => getCodeLabel(APPROVAL_KIND, kind, language),
  state: ({ state }, { language }) => getCodeLabel(APPROVAL_STATE, state, language),
  loanId: ({ loanId }) => loanId,
  borrowerName: ({ borrowerName }) => borrowerName,
  amount: ({ amount }) => amount,
  dueBefore: ({ dueBefore }) => dueBefore,
  dueAfter: ({ dueAfter }) => dueAfter,
  currency: ({ currency }) => currency,
  cases: ({ cases }) => cases,
  facts: ({ facts }, context) => facts.map(factText(context)).join('; '),
  asker: ({ askerName }) => askerName,
  createdTime: ({ createdTime }) => createdTime,
  decider: ({ deciderName }) => deciderName,
  decidedTime: ({ decidedTime }) => decidedTime,
  reason: ({ reason, failure }) => reason ?? failure,
  expires: ({ expiresTime }) => expiresTime,
};

/** Exports the requests of a list as a file (AP-06). */
async function approvalFile({ format, ...listQuery }: z.output<typeof approvalsFileQuery>, context: CallerContext) {
  const { rows } = await listApprovals({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '复核申请', en: 'Requests', es: 'Solicitudes' };
  const shown = rows.map((row) => serializeApproval(row, context));
  return exportWithAudit(
    { columns: APPROVAL_LIST, cells: CELLS, rows: shown, title, format, ...exportMetadata('requests', context) },
    context,
  );
}

/** Handlers of approval requests (MI-09; ours). */
export const approvalHandlers: Handlers<typeof approvalCalls> = {
  listing: async (query, context) => {
    const { rows, totalCount } = await listApprovals(query, context);
    return { result: rows.map((row) => serializeApproval(row, context)), totalCount };
  },
  counts: (_, context) => countApprovals(context),
  ofCase: async ({ taskId }, context) => {
    const rows = await listOfCase((await findTask(taskId, context)).id, context);
    return rows.map((row) => serializeApproval(row, context));
  },
  cases: async ({ id, ...page }, context) => {
    const { row } = await findReadable(parseRowId(id), context);
    const { rows, totalCount } = await listMovedCases(row, page, context);
    return { result: rows.map((each) => serializeMovedCase(each, context)), totalCount };
  },
  agree,
  refuse,
  withdraw,
  export: approvalFile,
};
