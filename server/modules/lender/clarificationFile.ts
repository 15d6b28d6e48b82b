import type * as z from 'zod/mini';
import { CLARIFICATION_STATE, CLARIFY_REASON, LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import { codeLabel } from '@/contract/codes/codeTable';
import type { ClarificationRow, clarificationsFileQuery } from '@/contract/entities/lender/lender';
import { DECIDED_LIST, WAITING_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listClarifications } from './clarificationStore';
import { clarificationOnWire } from './lenderWire';

const WAITING: ExportColumns<typeof WAITING_LIST, ClarificationRow> = {
  received: ({ receivedTime }) => receivedTime,
  reference: ({ reference }) => reference,
  kind: ({ kind }, { language }) => codeLabel(LENDER_EVENT_KIND, kind, language),
  ofReference: ({ ofReference }) => ofReference,
  loan: ({ loanId }) => loanId,
  reason: ({ reasonCode }, { language }) => codeLabel(CLARIFY_REASON, reasonCode, language),
  remark: ({ remark }) => remark,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  value: ({ valueTime }) => valueTime,
};

const DECIDED: ExportColumns<typeof DECIDED_LIST, ClarificationRow> = {
  ...WAITING,
  state: ({ state }, { language }) => codeLabel(CLARIFICATION_STATE, state, language),
  assignedLoan: ({ assignedLoanId }) => assignedLoanId,
  decider: ({ actorName }) => actorName,
  decidedTime: ({ decidedTime }) => decidedTime,
  note: ({ note }) => note,
};

/** Exports the pending or decided clarifications as a file (MI-02, AP-06). */
export async function clarificationFile(
  { format, ...asked }: z.output<typeof clarificationsFileQuery>,
  context: CallerContext,
) {
  const { rows: stored } = await listClarifications({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  const rows = stored.map(clarificationOnWire(context.caller));
  const taken = {
    rows,
    title: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' },
    ...exportMetadata('lender-clarifications', context),
    format,
  };
  return asked.state === 'open'
    ? exportWithAudit({ ...taken, columns: WAITING_LIST, cells: WAITING }, context)
    : exportWithAudit({ ...taken, columns: DECIDED_LIST, cells: DECIDED }, context);
}
