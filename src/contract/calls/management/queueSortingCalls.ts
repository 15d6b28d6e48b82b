import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { sortAnswer, sortRequest, sortRun } from '../../entities/management/queue';
import { idInput } from '../../schemas';

const manage = { who: 'queues.manage', rows: 'institution', chosenByUs: true } as const;

/** Sorting cases into queues by their rules (§7 institutionAndQueue/…; QU-01): a part of institutionAndQueueCalls. */
export const queueSortingCalls = {
  sortPreview: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/sortPreview',
    body: sortRequest,
    answer: sortAnswer,
    ...manage,
    means: 'Previews sorting by rules.',
  }),
  sort: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/sort',
    body: sortRequest,
    answer: sortAnswer,
    ...manage,
    once: true,
    notice: 'submit',
    means:
      'Moves open cases of automatic queues, and cases without a queue, to the queues whose rules match; more than 1,000 in the background.',
  }),
  sortRun: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/sortRun',
    answer: z.nullable(sortRun),
    ...manage,
    means: 'Returns the progress of the newest background sorting, or null.',
  }),
  sortStop: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/sortStop',
    body: z.strictObject({ runId: idInput }),
    answer: z.nullable(sortRun),
    ...manage,
    means: 'Stops a sorting at its next step; moved cases stay in their new queues.',
  }),
};
