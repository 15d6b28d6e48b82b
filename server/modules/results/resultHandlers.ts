import type { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { listCollectionLogs } from './collectionLogStore';
import { findDraft, keepDraft } from './draftStore';
import { recordResult } from './recordResult';
import { showTimeline } from './showTimeline';

/** What was recorded on a case, and what is half written, main client (§7 task/…). */
export const resultTaskHandlers = {
  collectionLogs: async ({ id }, context) => listCollectionLogs(await findTask(id, context), context),
  record: ({ taskId, ...recorded }, context) => recordResult(taskId, recorded, context),
  draft: async ({ id, kind }, context) => findDraft({ taskId: (await findTask(id, context)).id, kind }, context),
  saveDraft: async ({ id, ...fields }, context) => keepDraft((await findTask(id, context)).id, fields, context),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Everything that happened on a case, in order. */
export const resultTaskWorkHandlers = { timeline: showTimeline } satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** What was recorded on a case, older client (§7). */
export const resultOlderTaskHandlers = {
  collectionLogs: async ({ id }, context) => listCollectionLogs(await findTask(id, context), context),
  record: ({ id, ...recorded }, context) => recordResult(id, recorded, context),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
