import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { bindOperation, operationsFileQuery, operationsQuery } from '../../entities/management/binding';
import { queueLogQuery, queueLogRow } from '../../entities/management/queue';
import { fileFormat } from '../../lists/listDescription';
import { file, paged } from '../../schemas';

const read = { who: 'queues.read', rows: 'institution', chosenByUs: true } as const;

/** Queue history and bindings (§7 institutionAndQueue/…; QU-01, QU-02). */
export const queueHistoryCalls = {
  history: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/history/{id}',
    query: queueLogQuery,
    answer: paged(queueLogRow),
    ...read,
    means: 'What happened to a queue, newest first.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/history/{id}/export',
    query: z.strictObject(fileFormat),
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
  operations: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operations',
    query: operationsQuery,
    answer: paged(bindOperation),
    ...read,
    means: 'The bindings that the caller may see, newest first: of a leader the own ones.',
  }),
  operationsFile: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operations/export',
    query: operationsFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
};
