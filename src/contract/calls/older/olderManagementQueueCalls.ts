import * as z from 'zod/mini';
import { olderCall } from '../../call';
import {
  batchBindAnswer,
  batchBindRequest,
  binder,
  bindersQuery,
  queueTasksQuery,
  unbindRequest,
} from '../../entities/management/binding';
import { queueListQuery, queuePage, queueRow } from '../../entities/management/queue';
import { taskRow } from '../../entities/cases/task';
import { BIND_AT_ONCE_MAX } from '../../ourLimits';
import { BIND_BODY_MAX_BYTES } from '../../ourLimits';
import { idInput, paged } from '../../schemas';

const read = { who: 'queues.read', rows: 'institution', chosenByUs: true } as const;
const assign = { who: 'cases.assign', rows: 'institution', once: true, bodyMaxBytes: BIND_BODY_MAX_BYTES } as const;

/** Queues and binding, older client (§7 management/queue/…, management/task/…; QU-01, QU-02). */
export const olderManagementQueueCalls = {
  list: olderCall({
    method: 'GET',
    path: 'management/queue/list',
    query: queueListQuery,
    answer: queuePage,
    ...read,
    means: 'The queues that the caller sees with their counts.',
  }),
  info: olderCall({
    method: 'GET',
    path: 'management/queue/info',
    query: z.strictObject({ queueId: idInput }),
    answer: queueRow,
    ...read,
    means: 'One queue with its counts.',
  }),
  tasks: olderCall({
    method: 'GET',
    path: 'management/queue/tasks',
    query: queueTasksQuery,
    answer: paged(taskRow),
    ...read,
    means: 'The open cases of a queue that the caller may see or bind.',
  }),
  agents: olderCall({
    method: 'GET',
    path: 'management/queue/agents',
    query: bindersQuery,
    answer: z.array(binder),
    ...read,
    means: 'Those who can get cases, with load, capacity, duty and kept promises; those who work the queue first.',
  }),
  batchBindAgent: olderCall({
    method: 'POST',
    path: 'management/task/batchBindAgent',
    body: batchBindRequest,
    answer: batchBindAnswer,
    ...assign,
    notice: 'bind',
    means: `Gives cases to an agent; at least one case and a binder (§5). One that may not be given refuses all; up to ${BIND_AT_ONCE_MAX} at once, more within seconds.`,
  }),
  unbindAgent: olderCall({
    method: 'POST',
    path: 'management/task/unbindAgent',
    body: unbindRequest,
    answer: batchBindAnswer,
    ...assign,
    notice: 'bind',
    means: `Takes cases from their agents: they wait in their queue. One that may not be taken refuses all; up to ${BIND_AT_ONCE_MAX} at once, more within seconds.`,
  }),
};
