import type * as z from 'zod/mini';
import { codeLabel } from '@/contract/codes/codeTable';
import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  COMPLAINT_PRIORITY,
  COMPLAINT_STATE,
} from '@/contract/codes/complaintCodes';
import type { complaintFileQuery, ComplaintRow } from '@/contract/entities/management/complaint';
import { COMPLAINT_LIST } from '@/contract/lists/managementLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { showComplaints } from './showComplaint';

const CELLS: ExportColumns<typeof COMPLAINT_LIST, ComplaintRow> = {
  id: ({ id }) => Number(id),
  deadline: ({ dueTime }) => dueTime,
  state: ({ state }, { language }) => codeLabel(COMPLAINT_STATE, state, language),
  kinds: ({ kinds }, { language }) => kinds.map((code) => codeLabel(COMPLAINT_KIND, code, language)).join(', '),
  summary: ({ summary }) => summary,
  priority: ({ priority }, { language }) => codeLabel(COMPLAINT_PRIORITY, priority, language),
  channel: ({ channel }, { language }) => codeLabel(COMPLAINT_CHANNEL, channel, language),
  borrower: ({ borrowerName }) => borrowerName,
  loans: ({ loanIds }) => loanIds.join(', '),
  handler: ({ handlerName }) => handlerName,
  accused: ({ accusedName }) => accusedName,
  created: ({ createdTime }) => createdTime,
  completed: ({ completedTime }) => completedTime,
};

/** Exports the complaints of a list as a file (CM-01, AP-06). */
export async function complaintFile({ format, ...asked }: z.output<typeof complaintFileQuery>, context: CallerContext) {
  const { result } = await showComplaints({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: COMPLAINT_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '投诉', en: 'Complaints', es: 'Quejas' },
      ...exportMetadata('complaints', context),
      format,
    },
    context,
  );
}
