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
    means: 'What sorting by the rules would move now.',
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
      'Moves the open cases of automatic queues, and those in none, to the queues whose rules they fit; more than 1,000 in the background.',
  }),
  sortRun: mainCall({
    method: 'GET',
    path: 'institutionAndQueue/sortRun',
    answer: z.nullable(sortRun),
    ...manage,
    means: 'How far the newest sorting is that was too large to be waited for; null where there was none.',
  }),
  sortStop: mainCall({
    method: 'POST',
    path: 'institutionAndQueue/sortStop',
    body: z.strictObject({ runId: idInput }),
    answer: z.nullable(sortRun),
    ...manage,
    means: 'Stops a sorting at its next step; what has moved by then stays where it is.',
  }),
};
