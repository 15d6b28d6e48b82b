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

const shared = { who: 'system.read', rows: 'institution', chosenByUs: true } as const;

/** Re-evaluation of past contacts with any rule pack (LC-07; not in the specification). It does not change any case data. */
export const lawReplayCalls = {
  listing: mainCall({
    ...shared,
    method: 'GET',
    path: 'manage/law/replays',
    answer: z.array(lawReplay),
    means: 'Returns the newest replays of the institution with progress and result (LC-07).',
  }),
  start: mainCall({
    ...shared,
    method: 'POST',
    path: 'manage/law/replay/start',
    body: replayRequest,
    answer: lawReplay,
    notice: 'submit',
    means:
      'Starts a replay: decides all calls, messages and results of a period again, by the applicable packs or by one pack as if it had always been in force. It runs in the background.',
  }),
  cancel: mainCall({
    ...shared,
    method: 'POST',
    path: 'manage/law/replay/cancel',
    body: getReplay,
    answer: done,
    means: 'Cancels a running replay; its findings remain.',
  }),
  findings: mainCall({
    ...shared,
    method: 'GET',
    path: 'manage/law/replay/findings',
    query: findingsQuery,
    answer: lawFindings,
    means: 'Returns the findings of a replay: by rule, agent and day, or one by one with some of the contacts.',
  }),
  findingsFile: mainCall({
    ...shared,
    method: 'GET',
    path: 'manage/law/replay/findings/export',
    query: findingsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the findings as a file without the contacts, rules by id. The download is recorded.',
  }),
};
