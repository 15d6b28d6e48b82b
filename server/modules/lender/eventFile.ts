import type * as z from 'zod/mini';
import { CLARIFY_REASON, LENDER_EVENT_KIND, LENDER_EVENT_STATE, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { codeLabel } from '@/contract/codes/codeTable';
import type { LenderEventRow, lenderEventsFileQuery } from '@/contract/entities/lender/lender';
import { LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listEvents } from './eventListStore';
import { eventOnWire } from './lenderWire';

const CELLS: ExportColumns<typeof LENDER_EVENT_LIST, LenderEventRow> = {
  received: ({ receivedTime }) => receivedTime,
  handleType: ({ handleType }, { language }) => codeLabel(LENDER_HANDLE, handleType, language),
  reference: ({ reference }) => reference,
  kind: ({ kind }, { language }) => codeLabel(LENDER_EVENT_KIND, kind, language),
  ofReference: ({ ofReference }) => ofReference,
  newDueDay: ({ newDueDay }) => newDueDay,
  loan: ({ loanId }) => loanId,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  value: ({ valueTime }) => valueTime,
  state: ({ state }, { language }) => codeLabel(LENDER_EVENT_STATE, state, language),
  reason: ({ reasonCode }, { language }) => reasonCode && codeLabel(CLARIFY_REASON, reasonCode, language),
  remark: ({ remark }) => remark,
};

/** Exports the lender's events as a file (MI-01, AP-06). */
export async function eventFile({ format, ...asked }: z.output<typeof lenderEventsFileQuery>, context: CallerContext) {
  const { rows } = await listEvents({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: LENDER_EVENT_LIST,
      cells: CELLS,
      rows: rows.map(eventOnWire(context.caller)),
      title: { cn: '资方事件', en: 'Events', es: 'Avisos' },
      ...exportMetadata('lender-events', context),
      format,
    },
    context,
  );
}
