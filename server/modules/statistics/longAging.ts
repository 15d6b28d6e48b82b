import type * as z from 'zod/mini';
import { codeWords } from '@/contract/codes/codeTable';
import { RECORDED_RESULT } from '@/contract/codes/recordedResult';
import type { longAgingFileQuery, longAgingQuery, LongAgingRow } from '@/contract/entities/longAging';
import { LONG_AGING_LIST } from '@/contract/lists/longAgingList';
import { mayDo } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { EXPORT_ROWS_ASKED } from '../../values/csvFile';
import { type FileCells, listOfToday, takeList } from '../monitoring/monitoringFacade';
import { listLongAging } from './longAgingStore';
import { longAgingRowMaker } from './longAgingWire';

/** A page of the borrowers with long-aging cases that the caller may see (CL-03). */
export async function showLongAging(
  query: z.output<typeof longAgingQuery>,
  context: CallerContext,
): Promise<{ result: LongAgingRow[]; totalCount: number }> {
  const { rows, totalCount } = await listLongAging(query, context);
  return { result: rows.map(longAgingRowMaker(context)), totalCount };
}

const CELLS: FileCells<typeof LONG_AGING_LIST, LongAgingRow> = {
  borrowerName: ({ borrowerName }) => borrowerName,
  borrowerId: ({ borrowerId }) => borrowerId,
  loanCount: ({ loanCount }) => loanCount,
  amount: ({ amount }) => amount,
  penaltyDay: ({ penaltyDay }) => penaltyDay,
  lastCallResult: ({ lastCallResult }, { language }) =>
    lastCallResult && codeWords(RECORDED_RESULT, lastCallResult, language),
  lastCallTime: ({ lastCallTime }) => lastCallTime,
  agentName: ({ agentName }) => agentName,
};

/** The same as a file, for those who watch over others and work long-aging cases (CL-03, AP-06). */
export async function longAgingFile({ format, ...asked }: z.output<typeof longAgingFileQuery>, context: CallerContext) {
  if (!mayDo(context.caller, 'longAging.read')) throw new Refusal('notAllowed');
  const { result: rows } = await showLongAging({ ...asked, page: 1, size: EXPORT_ROWS_ASKED }, context);
  const title = { cn: '长账龄案件', en: 'Long aging', es: 'Mora prolongada' };
  const taken = { rows, title, format, ...listOfToday('long-aging', context) };
  return takeList({ ...taken, columns: LONG_AGING_LIST, cells: CELLS }, context);
}
