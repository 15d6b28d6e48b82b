import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import {
  LENDER_FIELD,
  LENDER_HANDLE,
  REJECTION_ANSWER,
  CLARIFICATION_STATE,
  CLARIFY_REASON,
  LENDER_EVENT_KIND,
  LENDER_EVENT_STATE,
} from '@/contract/codes/lenderCodes';
import type { RejectedItemRow, rejectedItemsFileQuery, SentField } from '@/contract/entities/lender/lenderTurnedAway';
import type { Language } from '@/contract/language';
import { REJECTED_ITEM_LIST, DECIDED_LIST, WAITING_LIST, LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listRejectedItems } from './turnedAwayStore';
import { serializeRejectedItem } from './turnedAwayWire';
import type {
  ClarificationRow,
  clarificationsFileQuery,
  LenderEventRow,
  lenderEventsFileQuery,
} from '@/contract/entities/lender/lender';
import { listClarifications } from './clarifications/clarificationStore';
import { serializeClarification, serializeEvent } from './lenderWire';
import { listEvents } from './eventListStore';

/** Formats one side of the comparison. */
const describeSide = (fields: readonly SentField[], name: 'sent' | 'stored', language: Language): string =>
  fields
    .flatMap((each) =>
      each[name] === null ? [] : [`${getCodeLabel(LENDER_FIELD, each.field, language)}: ${each[name]}`],
    )
    .join('; ');

const TURNED_AWAY_CELLS: ExportColumns<typeof REJECTED_ITEM_LIST, RejectedItemRow> = {
  received: ({ receivedTime }) => receivedTime,
  handleType: ({ handleType }, { language }) => getCodeLabel(LENDER_HANDLE, handleType, language),
  file: ({ fileName }) => fileName,
  answer: ({ answer }, { language }) => getCodeLabel(REJECTION_ANSWER, answer, language),
  reference: ({ reference }) => reference,
  loan: ({ loanId }) => loanId,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  sent: ({ fields }, { language }) => describeSide(fields, 'sent', language),
  stored: ({ fields }, { language }) => describeSide(fields, 'stored', language),
  differs: ({ fields }, { language }) =>
    fields
      .filter(({ differs }) => differs)
      .map(({ field }) => getCodeLabel(LENDER_FIELD, field, language))
      .join('; '),
};

/** Exports the lender's refused rows as a file (MI-01, AP-06). */
export async function exportRejectedItems(
  { format, ...query }: z.output<typeof rejectedItemsFileQuery>,
  context: CallerContext,
) {
  const { rows } = await listRejectedItems({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: REJECTED_ITEM_LIST,
      cells: TURNED_AWAY_CELLS,
      rows: rows.map(serializeRejectedItem(context.caller)),
      title: { cn: '未接收的资方记录', en: 'Rows not taken in', es: 'Filas no recibidas' },
      ...exportMetadata('lender-not-taken-in', context),
      format,
    },
    context,
  );
}

const WAITING: ExportColumns<typeof WAITING_LIST, ClarificationRow> = {
  received: ({ receivedTime }) => receivedTime,
  reference: ({ reference }) => reference,
  kind: ({ kind }, { language }) => getCodeLabel(LENDER_EVENT_KIND, kind, language),
  ofReference: ({ ofReference }) => ofReference,
  loan: ({ loanId }) => loanId,
  reason: ({ reasonCode }, { language }) => getCodeLabel(CLARIFY_REASON, reasonCode, language),
  remark: ({ remark }) => remark,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  value: ({ valueTime }) => valueTime,
};

const DECIDED: ExportColumns<typeof DECIDED_LIST, ClarificationRow> = {
  ...WAITING,
  state: ({ state }, { language }) => getCodeLabel(CLARIFICATION_STATE, state, language),
  assignedLoan: ({ assignedLoanId }) => assignedLoanId,
  decider: ({ actorName }) => actorName,
  decidedTime: ({ decidedTime }) => decidedTime,
  note: ({ note }) => note,
};

/** Exports the pending or decided clarifications as a file (MI-02, AP-06). */
export async function exportClarifications(
  { format, ...query }: z.output<typeof clarificationsFileQuery>,
  context: CallerContext,
) {
  const { rows: stored } = await listClarifications({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  const rows = stored.map(serializeClarification(context.caller));
  const taken = {
    rows,
    title: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' },
    ...exportMetadata('lender-clarifications', context),
    format,
  };
  return query.state === 'open'
    ? exportWithAudit({ ...taken, columns: WAITING_LIST, cells: WAITING }, context)
    : exportWithAudit({ ...taken, columns: DECIDED_LIST, cells: DECIDED }, context);
}

const EVENT_CELLS: ExportColumns<typeof LENDER_EVENT_LIST, LenderEventRow> = {
  received: ({ receivedTime }) => receivedTime,
  handleType: ({ handleType }, { language }) => getCodeLabel(LENDER_HANDLE, handleType, language),
  reference: ({ reference }) => reference,
  kind: ({ kind }, { language }) => getCodeLabel(LENDER_EVENT_KIND, kind, language),
  ofReference: ({ ofReference }) => ofReference,
  newDueDay: ({ newDueDay }) => newDueDay,
  loan: ({ loanId }) => loanId,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  value: ({ valueTime }) => valueTime,
  state: ({ state }, { language }) => getCodeLabel(LENDER_EVENT_STATE, state, language),
  reason: ({ reasonCode }, { language }) => reasonCode && getCodeLabel(CLARIFY_REASON, reasonCode, language),
  remark: ({ remark }) => remark,
};

/** Exports the lender's events as a file (MI-01, AP-06). */
export async function exportEvents(
  { format, ...query }: z.output<typeof lenderEventsFileQuery>,
  context: CallerContext,
) {
  const { rows } = await listEvents({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: LENDER_EVENT_LIST,
      cells: EVENT_CELLS,
      rows: rows.map(serializeEvent(context.caller)),
      title: { cn: '资方事件', en: 'Events', es: 'Avisos' },
      ...exportMetadata('lender-events', context),
      format,
    },
    context,
  );
}
