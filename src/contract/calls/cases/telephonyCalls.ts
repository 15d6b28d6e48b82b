import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { lineEventAnswer, lineEventsRequest } from '../../entities/cases/lineEvent';

/** Calls of a telephone system (not in the specification; docs/telephony.md). */
export const telephonyCalls = {
  events: mainCall({
    method: 'POST',
    path: 'telephony/events',
    body: lineEventsRequest,
    answer: z.object({ result: z.array(lineEventAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    chosenByUs: true,
    means: 'Accepts the progress of telephone calls from a telephone system.',
  }),
};
