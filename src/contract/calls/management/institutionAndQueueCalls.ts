import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  bindOperation,
  bindPlan,
  bindPlanRequest,
  bindRunRequest,
  skippedCase,
  skippedCasesQuery,
  operationRequest,
  queueTasksFileQuery,
} from '../../entities/management/binding';
import {
  addQueueRequest,
  enableQueueRequest,
  queueFileQuery,
  queueListQuery,
  queuePage,
  queueRow,
  rulePreview,
  rulePreviewRequest,
  updateQueueRequest,
} from '../../entities/management/queue';
import { nameOption } from '../../entities/cases/task';
import { BIND_BODY_MAX_BYTES } from '../../ourLimits';
import { done, file, idInput, paged } from '../../schemas';
import { queueHistoryCalls } from './queueHistoryCalls';
import { queueSortingCalls } from './queueSortingCalls';

const read = { who: 'queues.read', rows: 'institution', chosenByUs: true } as const;
const manage = { who: 'queues.manage', rows: 'institution', chosenByUs: true } as const;
const assign = { who: 'cases.assign', rows: 'institution', chosenByUs: true } as const;

/** Queues (§7 institutionAndQueue/…; QU-01) and binding many cases (QU-02). */
export const institutionAndQueueCalls = {
  list: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/list',
    query: queueListQuery,
    answer: queuePage,
    ...read,
    means: 'Returns the queues visible to the caller with their counts: for a leader those of the group.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/export',
    query: queueFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
  casesExport: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/casesExport',
    query: queueTasksFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the open cases of a queue that the caller can see or bind. The download is recorded.',
  }),
  products: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/products',
    answer: z.array(nameOption),
    ...read,
    means: "Returns the product categories of the institution's cases, for rules.",
  }),
  info: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/info/{id}',
    answer: queueRow,
    ...read,
    means: 'Returns one queue with its counts.',
  }),
  add: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/add',
    body: addQueueRequest,
    answer: z.object({ id: z.string() }),
    ...manage,
    once: true,
    notice: 'save',
    means: 'Creates a queue; with a rule it takes the matching cases immediately.',
  }),
  update: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/update',
    body: updateQueueRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Changes a queue; a new rule moves cases immediately. Refused if another user has changed the queue since.',
  }),
  enable: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/enable',
    body: enableQueueRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Enables or disables a queue; a disabled queue takes no more cases and keeps its present ones.',
  }),
  delete: mainCall({
    method: 'DELETE',
    path: 'institutionAndQueue/delete',
    query: z.strictObject({ id: idInput }),
    answer: done,
    ...manage,
    means: 'Deletes a queue without agents that never had a case.',
  }),
  rulePreview: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/rulePreview',
    body: rulePreviewRequest,
    answer: rulePreview,
    ...manage,
    byItself: true,
    means: 'Previews a rule: matching cases, cases that would move, and overlapping rules.',
  }),
  ...queueHistoryCalls,
  ...queueSortingCalls,
  bindPlan: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindPlan',
    body: bindPlanRequest,
    answer: bindPlan,
    ...assign,
    bodyMaxBytes: BIND_BODY_MAX_BYTES,
    means: 'Dry run of a binding: cases that each agent would get, lose and hold. Changes no case.',
  }),
  bindRun: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindRun',
    body: bindRunRequest,
    answer: bindOperation,
    ...assign,
    once: true,
    means: 'Starts to carry out a dry run in steps; the live connection reports the progress.',
  }),
  bindCancel: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindCancel',
    body: operationRequest,
    answer: bindOperation,
    ...assign,
    means: 'Cancels a running binding and undoes its finished steps; cases that somebody has worked on since stay.',
  }),
  bindUndo: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindUndo',
    body: operationRequest,
    answer: bindOperation,
    ...assign,
    once: true,
    means: 'Undoes a binding: cases without work since return to their previous agents.',
  }),
  operation: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operation/{id}',
    answer: bindOperation,
    ...assign,
    means: 'Returns the progress and result of a binding.',
  }),
  operationLeft: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operationLeft/{id}',
    query: skippedCasesQuery,
    answer: paged(skippedCase),
    ...assign,
    means: 'Returns the skipped cases of a binding with the reasons.',
  }),
};
