import { mainCall } from '../../call';
import {
  behaviourCount,
  behaviourCountFileQuery,
  behaviourCountQuery,
  behaviourDetailFileQuery,
  behaviourDetailQuery,
  behaviourDetails,
} from '../../entities/management/behaviour';
import { file, paged } from '../../schemas';

const read = { who: 'monitoring.read', rows: 'institution', chosenByUs: true } as const;

/** Behaviour monitoring (§7 user/behavior/…; MO-01): a leader sees the own group, administrators and auditors the institution. */
export const behaviourCalls = {
  countList: mainCall({
    method: 'GET',
    path: 'user/behavior/count/list',
    query: behaviourCountQuery,
    answer: paged(behaviourCount),
    ...read,
    means: 'Returns the use of personal data by user in a period, most unusual first.',
  }),
  countFile: mainCall({
    method: 'GET',
    path: 'user/behavior/count/export',
    query: behaviourCountFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
  detailList: mainCall({
    method: 'GET',
    path: 'user/behavior/detail/list',
    query: behaviourDetailQuery,
    answer: behaviourDetails,
    ...read,
    means: 'Returns the single records of the use of personal data, newest first, and their hours of the day.',
  }),
  detailFile: mainCall({
    method: 'GET',
    path: 'user/behavior/detail/export',
    query: behaviourDetailFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
