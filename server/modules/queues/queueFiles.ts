import type * as z from 'zod/mini';
import type { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { QUEUE_EVENT, QUEUE_NOBODY, QUEUE_TYPE } from '@/contract/codes/queueCodes';
import type { QueueLogRow, queueFileQuery, QueueRow } from '@/contract/entities/management/queue';
import { QUEUE_HISTORY_LIST, QUEUE_CASE_LIST, QUEUE_LIST } from '@/contract/lists/queueLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { readQueue, listQueues } from './queueListingStore';
import { queueHistory } from './queueLogStore';
import { serializeQueueLine, serializeQueue } from './queueWire';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { RECORDED_RESULT } from '@/contract/codes/contactCodes';
import type { queueTasksFileQuery } from '@/contract/entities/management/binding';
import type { TaskRow } from '@/contract/entities/cases/task';
import { toCalendarDay } from '../../values/toCalendarDay';
import { mapPieces } from '../../values/arrays';
import { createTaskRowSerializer } from '../cases/casesFacade';
import { streamQueueTasks } from './queueTaskStore';

interface OfQueue {
  readonly id: string;
}

/** Returns a page of a queue's history, newest first (QU-01). */
export async function showQueueHistory(
  query: z.output<typeof institutionAndQueueCalls.history.query> & OfQueue,
  context: CallerContext,
): Promise<{ result: QueueLogRow[]; totalCount: number }> {
  const { rows, totalCount } = await queueHistory(query, context);
  return { result: rows.map(serializeQueueLine), totalCount };
}

const CELLS: ExportColumns<typeof QUEUE_HISTORY_LIST, QueueLogRow> = {
  time: ({ time }) => time,
  event: ({ event }, { language }) => getCodeLabel(QUEUE_EVENT, event, language),
  cases: ({ cases }) => cases,
  other: ({ cases, otherQueue }, { language }) =>
    cases === null ? null : (otherQueue ?? getCodeLabel(QUEUE_NOBODY, 'noQueue', language)),
  who: ({ actorName }, { language }) => actorName ?? getCodeLabel(QUEUE_NOBODY, 'byRules', language),
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

const ALL = { page: 1, size: EXPORT_MAX_ROWS } as const;

const QUEUE_CELLS: ExportColumns<typeof QUEUE_LIST, QueueRow> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  type: ({ type }, { language }) => getCodeLabel(QUEUE_TYPE, type, language),
  unassigned: ({ unassignedCount }) => unassignedCount,
  load: ({ caseCount }) => caseCount,
  planned: ({ plannedForSeen }) => plannedForSeen,
  amount: ({ amount }) => amount,
  users: ({ userCount }) => userCount,
  extensions: ({ extensionsUsed }) => extensionsUsed,
  extensionsAllowed: ({ extensionsAllowed }) => extensionsAllowed,
};

/** Exports the queues of a list as a file (QU-01, AP-06). */
export async function queueFile({ format, ...listQuery }: z.output<typeof queueFileQuery>, context: CallerContext) {
  const { rows } = await listQueues({ ...listQuery, ...ALL }, context);
  return exportWithAudit(
    {
      columns: QUEUE_LIST,
      cells: QUEUE_CELLS,
      rows: rows.map((row) => serializeQueue(row, context)),
      title: { cn: '队列', en: 'Queues', es: 'Colas' },
      ...exportMetadata('queues', context),
      format,
    },
    context,
  );
}

const CASE_CELLS: ExportColumns<typeof QUEUE_CASE_LIST, TaskRow> = {
  loanId: ({ loanId }) => loanId,
  borrowerName: ({ borrowerName }) => borrowerName,
  agent: ({ agentName }) => agentName ?? null,
  penaltyDay: ({ penaltyDay }) => penaltyDay,
  penaltyDate: ({ penaltyDate }) => penaltyDate,
  amount: ({ amount }) => amount,
  status: ({ status }, { language }) => getCodeLabel(CASE_STATUS, status, language),
  product: ({ productCategory }) => productCategory ?? null,
  lastResult: ({ lastCallResult }, { language }) =>
    lastCallResult === null ? null : getCodeLabel(RECORDED_RESULT, lastCallResult, language),
  lastCallTime: ({ lastCallTime }) => lastCallTime,
};

const getCode = async (queueId: string, context: CallerContext): Promise<string> =>
  queueId === 'none' ? 'none' : (await readQueue(queueId, context)).code;

/** Exports the open cases of a queue as a file (QU-02, AP-06). */
export async function queueCaseFile(
  { format, ...listQuery }: z.output<typeof queueTasksFileQuery>,
  context: CallerContext,
) {
  const code = await getCode(listQuery.queueId, context);
  return exportWithAudit(
    {
      columns: QUEUE_CASE_LIST,
      cells: CASE_CELLS,
      rows: mapPieces(await streamQueueTasks(listQuery, context), createTaskRowSerializer(context)),
      title: { cn: '案件', en: 'Cases', es: 'Casos' },
      fileName: `saldo-cases-${code}-${toCalendarDay(context.now, context.caller.timeZone)}`,
      format,
      type: 'exportList',
      what: `cases of the queue ${code}, `,
    },
    context,
  );
}
