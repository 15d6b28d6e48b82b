import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { RECORDED_RESULT } from '@/contract/codes/contactCodes';
import type { longAgingFileQuery, longAgingQuery, LongAgingRow } from '@/contract/entities/cases/longAging';
import { LONG_AGING_LIST } from '@/contract/lists/caseLists';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listLongAging } from './longAgingStore';
import { createLongAgingRowSerializer } from './longAgingWire';

/** Returns a page of the borrowers with long-aging cases that the caller may see (CL-03). */
export async function showLongAging(
  query: z.output<typeof longAgingQuery>,
  context: CallerContext,
): Promise<{ result: LongAgingRow[]; totalCount: number }> {
  const { rows, totalCount } = await listLongAging(query, context);
  return { result: rows.map(createLongAgingRowSerializer(context)), totalCount };
}

const CELLS: ExportColumns<typeof LONG_AGING_LIST, LongAgingRow> = {
  borrowerName: ({ borrowerName }) => borrowerName,
  borrowerId: ({ borrowerId }) => borrowerId,
  loanCount: ({ loanCount }) => loanCount,
  amount: ({ amount }) => amount,
  penaltyDay: ({ penaltyDay }) => penaltyDay,
  lastCallResult: ({ lastCallResult }, { language }) =>
    lastCallResult && getCodeLabel(RECORDED_RESULT, lastCallResult, language),
  lastCallTime: ({ lastCallTime }) => lastCallTime,
  agentName: ({ agentName }) => agentName,
};

/** Exports long-aging cases as a file, for supervisors who work them (CL-03, AP-06). */
export async function exportLongAging(
  { format, ...listQuery }: z.output<typeof longAgingFileQuery>,
  context: CallerContext,
) {
  if (!hasPermission(context.caller, 'longAging.read')) throw new Refusal('notAllowed');
  const { result: rows } = await showLongAging({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '长账龄案件', en: 'Long aging', es: 'Mora prolongada' };
  const taken = { rows, title, format, ...exportMetadata('long-aging', context) };
  return exportWithAudit({ ...taken, columns: LONG_AGING_LIST, cells: CELLS }, context);
}
