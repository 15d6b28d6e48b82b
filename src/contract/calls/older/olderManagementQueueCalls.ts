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
    means: 'Returns the queues visible to the caller with their counts.',
  }),
  info: olderCall({
    method: 'GET',
    path: 'management/queue/info',
    query: z.strictObject({ queueId: idInput }),
    answer: queueRow,
    ...read,
    means: 'Returns one queue with its counts.',
  }),
  tasks: olderCall({
    method: 'GET',
    path: 'management/queue/tasks',
    query: queueTasksQuery,
    answer: paged(taskRow),
    ...read,
    means: 'Returns the open cases of a queue that the caller can see or bind.',
  }),
  agents: olderCall({
    method: 'GET',
    path: 'management/queue/agents',
    query: bindersQuery,
    answer: z.array(binder),
    ...read,
    means:
      'Returns the users who can receive cases, with load, capacity, duty and kept promises; agents of the queue first.',
  }),
  batchBindAgent: olderCall({
    method: 'POST',
    path: 'management/task/batchBindAgent',
    body: batchBindRequest,
    answer: batchBindAnswer,
    ...assign,
    notice: 'bind',
    means: `Assigns cases to an agent; at least one case and a binder (§5). One case without permission refuses all; up to ${BIND_AT_ONCE_MAX} immediately, more within seconds.`,
  }),
  unbindAgent: olderCall({
    method: 'POST',
    path: 'management/task/unbindAgent',
    body: unbindRequest,
    answer: batchBindAnswer,
    ...assign,
    notice: 'bind',
    means: `Removes cases from their agents; they stay in their queue. One case without permission refuses all; up to ${BIND_AT_ONCE_MAX} immediately, more within seconds.`,
  }),
};
