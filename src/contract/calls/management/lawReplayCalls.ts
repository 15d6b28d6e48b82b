import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  findingsFileQuery,
  findingsQuery,
  lawFindings,
  lawReplay,
  getReplay,
  replayRequest,
} from '../../entities/law/lawReplay';
import { done, file } from '../../schemas';

const asked = { who: 'system.read', rows: 'institution', chosenByUs: true } as const;

/** Re-evaluation of past contacts with any rule pack (LC-07; not in the specification). It does not change any case data. */
export const lawReplayCalls = {
  listing: mainCall({
    ...asked,
    method: 'GET',
    path: 'manage/law/replays',
    answer: z.array(lawReplay),
    means: 'The newest replays of the institution: how far they are, and what they came to (LC-07).',
  }),
  start: mainCall({
    ...asked,
    method: 'POST',
    path: 'manage/law/replay/start',
    body: replayRequest,
    answer: lawReplay,
    notice: 'submit',
    means:
      'Begins to decide all calls, messages and recorded results of some days again, by the packs that apply or by one pack as if it had always been in force. It goes on by itself.',
  }),
  cancel: mainCall({
    ...asked,
    method: 'POST',
    path: 'manage/law/replay/cancel',
    body: getReplay,
    answer: done,
    means: 'Stops a replay that is not over; what it has found stays.',
  }),
  findings: mainCall({
    ...asked,
    method: 'GET',
    path: 'manage/law/replay/findings',
    query: findingsQuery,
    answer: lawFindings,
    means: 'What a replay found so far: by rule, by agent, by day, or each by itself with some of the contacts.',
  }),
  findingsFile: mainCall({
    ...asked,
    method: 'GET',
    path: 'manage/law/replay/findings/export',
    query: findingsFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file without the contacts, a rule by its id; who took it away is recorded.',
  }),
};
