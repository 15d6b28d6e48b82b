import type * as z from 'zod/mini';
import type { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { codeLabel } from '@/contract/codes/codeTable';
import { QUEUE_EVENT, QUEUE_NOBODY } from '@/contract/codes/queueCodes';
import type { QueueLogRow } from '@/contract/entities/management/queue';
import { QUEUE_HISTORY_LIST } from '@/contract/lists/queueLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { readQueue } from './queueListingStore';
import { queueHistory } from './queueLogStore';
import { queueLineOnWire } from './queueWire';

interface OfQueue {
  readonly id: string;
}

/** Returns a page of a queue's history, newest first (QU-01). */
export async function showQueueHistory(
  query: z.output<typeof institutionAndQueueCalls.history.query> & OfQueue,
  context: CallerContext,
): Promise<{ result: QueueLogRow[]; totalCount: number }> {
  const { rows, totalCount } = await queueHistory(query, context);
  return { result: rows.map(queueLineOnWire), totalCount };
}

const CELLS: ExportColumns<typeof QUEUE_HISTORY_LIST, QueueLogRow> = {
  time: ({ time }) => time,
  event: ({ event }, { language }) => codeLabel(QUEUE_EVENT, event, language),
  cases: ({ cases }) => cases,
  other: ({ cases, otherQueue }, { language }) =>
    cases === null ? null : (otherQueue ?? codeLabel(QUEUE_NOBODY, 'noQueue', language)),
  who: ({ actorName }, { language }) => actorName ?? codeLabel(QUEUE_NOBODY, 'byRules', language),
};

/** Returns the history as a file (AP-06). */
export async function queueHistoryFile(
  { format, id }: z.output<typeof institutionAndQueueCalls.historyFile.query> & OfQueue,
  context: CallerContext,
) {
  const { result: rows } = await showQueueHistory({ id, page: 1, size: EXPORT_MAX_ROWS }, context);
  const { code } = await readQueue(id, context);
  const title = { cn: '历史', en: 'History', es: 'Historial' };
  const taken = { rows, title, format, ...exportMetadata(`queue-${code}`, context) };
  return exportWithAudit({ ...taken, columns: QUEUE_HISTORY_LIST, cells: CELLS }, context);
}
