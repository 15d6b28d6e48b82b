import { mainCall } from '../../call';
import {
  behaviorCount,
  behaviorCountFileQuery,
  behaviorCountQuery,
  behaviorDetailFileQuery,
  behaviorDetailQuery,
  behaviorDetails,
} from '../../entities/management/behavior';
import { file, paged } from '../../schemas';

const read = { who: 'monitoring.read', rows: 'institution', chosenByUs: true } as const;

/** Behavior monitoring (§7 user/behavior/…; MO-01): a leader sees the own group, administrators and auditors the institution. */
export const behaviorCalls = {
  countList: mainCall({
    method: 'GET',
    path: 'user/behavior/count/list',
    query: behaviorCountQuery,
    answer: paged(behaviorCount),
    ...read,
    means: 'Returns the use of personal data by user in a period, most unusual first.',
  }),
  countFile: mainCall({
    method: 'GET',
    path: 'user/behavior/count/export',
    query: behaviorCountFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
  detailList: mainCall({
    method: 'GET',
    path: 'user/behavior/detail/list',
    query: behaviorDetailQuery,
    answer: behaviorDetails,
    ...read,
    means: 'Returns the single records of the use of personal data, newest first, and their hours of the day.',
  }),
  detailFile: mainCall({
    method: 'GET',
    path: 'user/behavior/detail/export',
    query: behaviorDetailFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
