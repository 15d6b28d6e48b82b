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
    means: 'Returns the history of a queue, newest first.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/history/{id}/export',
    query: z.strictObject(fileFormat),
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
  operations: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operations',
    query: operationsQuery,
    answer: paged(bindOperation),
    ...read,
    means: "Returns the bindings visible to the caller, newest first: for a leader the leader's own.",
  }),
  operationsFile: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/operations/export',
    query: operationsFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
