import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  bindOperation,
  bindPlan,
  bindPlanRequest,
  bindRunRequest,
  leftCase,
  leftQuery,
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
    means: 'The queues that the caller sees with their counts: of a leader those that the own group works.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/export',
    query: queueFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
  casesExport: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/casesExport',
    query: queueTasksFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The open cases of a queue that the caller may see or bind, as a file; who took it away is recorded.',
  }),
  products: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/products',
    answer: z.array(nameOption),
    ...read,
    means: "The product categories of the institution's cases, for rules.",
  }),
  info: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/info/{id}',
    answer: queueRow,
    ...read,
    means: 'One queue with its counts.',
  }),
  add: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/add',
    body: addQueueRequest,
    answer: z.object({ id: z.string() }),
    ...manage,
    once: true,
    notice: 'save',
    means: 'Makes a queue; one with a rule takes the cases that fit it at once.',
  }),
  update: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/update',
    body: updateQueueRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Changes a queue; another rule moves cases at once. Refused when somebody changed it since.',
  }),
  enable: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/enable',
    body: enableQueueRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Switches a queue on or off; one that is off takes no more cases and keeps those that it has.',
  }),
  delete: mainCall({
    method: 'DELETE',
    path: 'institutionAndQueue/delete',
    query: z.strictObject({ id: idInput }),
    answer: done,
    ...manage,
    means: 'Deletes a queue that never had a case and that nobody works.',
  }),
  rulePreview: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/rulePreview',
    body: rulePreviewRequest,
    answer: rulePreview,
    ...manage,
    byItself: true,
    means: 'How many cases fit a rule that is being written, which would move, and which other rules fit them too.',
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
    means: 'The dry run of a binding: who would get, lose and hold what. Changes no case.',
  }),
  bindRun: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindRun',
    body: bindRunRequest,
    answer: bindOperation,
    ...assign,
    once: true,
    means: 'Begins to carry out a dry run, some hundred cases at a time; how far it is comes over the live line.',
  }),
  bindCancel: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindCancel',
    body: operationRequest,
    answer: bindOperation,
    ...assign,
    means:
      'Stops a binding that is not done yet and takes back what was done; only cases that somebody has worked on since stay.',
  }),
  bindUndo: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/bindUndo',
    body: operationRequest,
    answer: bindOperation,
    ...assign,
    once: true,
    means: 'Takes a binding back: cases that nobody has worked since return to who had them.',
  }),
  operation: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operation/{id}',
    answer: bindOperation,
    ...assign,
    means: 'How far a binding is and what it came to.',
  }),
  operationLeft: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operationLeft/{id}',
    query: leftQuery,
    answer: paged(leftCase),
    ...assign,
    means: 'The cases of a binding that did not change hands, and why.',
  }),
};
