import type * as z from 'zod/mini';
import type { Draft, draftFields } from '@/contract/entities/cases/draft';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import { changeDraft, type DraftContext, isSent, lockDraft, type StoredDraft, findDraft } from './draftStore';
import { serializeDraft, serializeLog } from './resultWire';
import type { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import type { CallerContext, Handlers } from '../../access/callContext';
import { queryAndCommit } from '../../database/callTransaction';
import { findTask } from '../cases/casesFacade';
import { listCollectionLogs, type LogOrder } from './collectionLogStore';
import { recordResult } from './recordResult';
import { showTimeline, exportTimeline } from './exportTimeline';

type Fields = { readonly [Name in keyof typeof draftFields]: z.output<(typeof draftFields)[Name]> };

const isWrittenOn = (row: StoredDraft, version: number): boolean =>
  row.version === version || (version === 0 && row.content === '');

/**
 * Stores a draft if it is based on the newest version; otherwise refuses it with the newest. Empty content deletes it. A draft that has
 * been submitted meanwhile is not stored again (CD-13).
 */
async function storeDraft(taskId: number, fields: Fields, context: DraftContext): Promise<Draft> {
  const key = { taskId, kind: fields.kind };
  const row = await lockDraft(key, context);
  if (await isSent(fields.intent, context)) return serializeDraft(row);
  if (!isWrittenOn(row, fields.version)) throw new Refusal('outOfDate', {}, serializeDraft(row));
  const stored = {
    content: stripNul(fields.content),
    idempotencyKey: fields.intent,
    version: row.version + 1,
    updatedAt: context.now,
  };
  await changeDraft(key, stored, context);
  return serializeDraft({ ...row, ...stored });
}

async function showLogs(taskId: string, order: LogOrder, context: CallerContext): Promise<CollectionLog[]> {
  const logs = await listCollectionLogs(await findTask(taskId, context), order, context);
  return logs.map((row) => serializeLog(row, context.caller));
}

/** Handlers for recorded results and drafts of a case, main client (§7 task/…). */
export const resultTaskHandlers = {
  collectionLogs: ({ id, ...order }, context) => showLogs(id, order, context),
  record: ({ taskId, ...recorded }, context) => recordResult(taskId, recorded, context),
  draft: async ({ id, kind }, context) => {
    const { id: taskId } = await findTask(id, context);
    return serializeDraft(await queryAndCommit(context.tx, () => findDraft({ taskId, kind }, context)));
  },
  saveDraft: async ({ id, ...fields }, context) => storeDraft((await findTask(id, context)).id, fields, context),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Handlers of a case's timeline. */
export const resultTaskWorkHandlers = {
  timeline: showTimeline,
  timelineFile: exportTimeline,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers for recorded results of a case, older client (§7). */
export const resultOlderTaskHandlers = {
  collectionLogs: ({ id }, context) => showLogs(id, {}, context),
  record: ({ id, ...recorded }, context) => recordResult(id, recorded, context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
