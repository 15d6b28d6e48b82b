import type * as z from 'zod/mini';
import { APPROVAL_FACT, APPROVAL_KIND, APPROVAL_STATE } from '@/contract/codes/approvalCodes';
import { codeLabel } from '@/contract/codes/codeTable';
import type { Approval, ApprovalFact, approvalsFileQuery } from '@/contract/entities/management/approval';
import { APPROVAL_LIST } from '@/contract/lists/managementLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listApprovals } from './approvalListStore';
import { approvalOnWire } from './approvalWire';

const factText =
  ({ language }: Pick<CallerContext, 'language'>) =>
  ({ fact, money, number, day, text }: ApprovalFact): string =>
    `${codeLabel(APPROVAL_FACT, fact, language)}: ${money ?? number ?? day ?? text ?? ''}`;

const CELLS: ExportColumns<typeof APPROVAL_LIST, Approval> = {
  kind: ({ kind }, { language }) => codeLabel(APPROVAL_KIND, kind, language),
  state: ({ state }, { language }) => codeLabel(APPROVAL_STATE, state, language),
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
export async function approvalFile({ format, ...asked }: z.output<typeof approvalsFileQuery>, context: CallerContext) {
  const { rows } = await listApprovals({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '复核申请', en: 'Requests', es: 'Solicitudes' };
  const shown = rows.map((row) => approvalOnWire(row, context));
  return exportWithAudit(
    { columns: APPROVAL_LIST, cells: CELLS, rows: shown, title, format, ...exportMetadata('requests', context) },
    context,
  );
}
