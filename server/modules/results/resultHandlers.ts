import type { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import type { CallerContext, Handlers } from '../../access/callContext';
import { queryAndCommit } from '../../database/callTransaction';
import { findTask } from '../cases/casesFacade';
import { listCollectionLogs, type LogOrder } from './collectionLogStore';
import { findDraft } from './draftStore';
import { keepDraft } from './keepDraft';
import { recordResult } from './recordResult';
import { draftOnWire, logOnWire } from './resultWire';
import { showTimeline } from './showTimeline';
import { timelineFile } from './timelineFile';

async function showLogs(taskId: string, order: LogOrder, context: CallerContext): Promise<CollectionLog[]> {
  const logs = await listCollectionLogs(await findTask(taskId, context), order, context);
  return logs.map((row) => logOnWire(row, context.caller));
}

/** Handlers for recorded results and drafts of a case, main client (§7 task/…). */
export const resultTaskHandlers = {
  collectionLogs: ({ id, ...order }, context) => showLogs(id, order, context),
  record: ({ taskId, ...recorded }, context) => recordResult(taskId, recorded, context),
  draft: async ({ id, kind }, context) => {
    const { id: taskId } = await findTask(id, context);
    return draftOnWire(await queryAndCommit(context.tx, () => findDraft({ taskId, kind }, context)));
  },
  saveDraft: async ({ id, ...fields }, context) => keepDraft((await findTask(id, context)).id, fields, context),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Handlers of a case's timeline. */
export const resultTaskWorkHandlers = {
  timeline: showTimeline,
  timelineFile,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers for recorded results of a case, older client (§7). */
export const resultOlderTaskHandlers = {
  collectionLogs: ({ id }, context) => showLogs(id, {}, context),
  record: ({ id, ...recorded }, context) => recordResult(id, recorded, context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
