import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { achievementStandards, standardsQuery, standardsRequest } from '../../entities/management/achievementStandard';
import { ASKS_SECOND, secondPersonConfig, secondPersonRequest } from '../../entities/management/approval';
import { allocationConfig, allocationRequest } from '../../entities/money/allocation';
import { promisePlanConfig, promisePlanRequest } from '../../entities/money/promisePlan';
import {
  boardConfig,
  boardRequest,
  changesFileQuery,
  changesQuery,
  loginType,
  quotaIncreaseRequest,
  quotas,
  settingChange,
  signInConfig,
  signInInfo,
} from '../../entities/management/systemConfig';
import { sharingConfig, sharingRequest, sharingTrial, sharingTrialQuery } from '../../entities/management/sharing';
import { done, file, paged } from '../../schemas';

const reads = { method: 'GET', who: 'system.read', rows: 'institution', chosenByUs: true } as const;
const changes = {
  method: 'POST',
  answer: done,
  who: 'system.manage',
  rows: 'institution',
  notice: 'save',
  chosenByUs: true,
} as const;

/** System configuration (§7 manage/config/…; SY-01). */
export const manageConfigCalls = {
  info: mainCall({
    ...reads,
    path: 'manage/config/info',
    answer: signInInfo,
    means: 'How people of the institution sign in.',
  }),
  loginTypeList: mainCall({
    ...reads,
    path: 'manage/config/loginTypeList',
    answer: z.array(loginType),
    means: 'The ways of signing in, and how many people use them.',
  }),
  updateLoginType: mainCall({
    ...changes,
    path: 'manage/config/updateLoginType',
    body: signInConfig,
    confirmed: true,
    means: 'Sets how people of the institution sign in; nobody switches off the way of signing in they came by.',
  }),
  quota: mainCall({
    ...reads,
    path: 'manage/config/quota',
    answer: quotas,
    means: 'The liveness and face checks that are left, and by whom they were increased.',
  }),
  increaseQuota: mainCall({
    ...changes,
    path: 'manage/config/quota/increase',
    body: quotaIncreaseRequest,
    once: true,
    means: 'Adds 1 to 100 checks to a quota; a quota that was not limited is limited from then on.',
  }),
  standards: mainCall({
    ...reads,
    who: 'board.read',
    path: 'achievementBoard/standards',
    query: standardsQuery,
    answer: achievementStandards,
    means: 'What each indicator should reach on a day, for a queue or for all.',
  }),
  updateStandards: mainCall({
    ...changes,
    path: 'achievementBoard/standards/update',
    body: standardsRequest,
    means: 'Sets targets and weights; the weights of those that are enabled make 100.',
  }),
  board: mainCall({
    ...reads,
    who: 'board.read',
    path: 'manage/config/board',
    answer: boardConfig,
    means: 'What the dashboard shows, and in which order.',
  }),
  updateBoard: mainCall({
    ...changes,
    path: 'manage/config/board/update',
    body: boardRequest,
    means: 'Sets what the dashboard shows.',
  }),
  allocation: mainCall({
    ...reads,
    path: 'manage/config/allocation',
    answer: allocationConfig,
    means: 'In which order money goes into a loan.',
  }),
  updateAllocation: mainCall({
    ...changes,
    path: 'manage/config/allocation/update',
    body: allocationRequest,
    means: 'Sets in which order money goes into a loan from now on; what was booked before stays where it went.',
  }),
  sharing: mainCall({
    ...reads,
    path: 'manage/config/sharing',
    answer: sharingConfig,
    means: 'By which weights cases are shared out among agents (QU-02).',
  }),
  sharingTrial: mainCall({
    ...reads,
    path: 'manage/config/sharing/trial',
    query: sharingTrialQuery,
    answer: sharingTrial,
    means: 'What other weights would have made of the bindings of the last seven days; nothing changes.',
  }),
  updateSharing: mainCall({
    ...changes,
    path: 'manage/config/sharing/update',
    body: sharingRequest,
    means: 'Sets by which weights cases are shared out from now on.',
  }),
  secondPerson: mainCall({
    ...reads,
    path: 'manage/config/secondPerson',
    answer: secondPersonConfig,
    means: 'From when on a second person is needed, and how many others could decide.',
  }),
  updateSecondPerson: mainCall({
    ...changes,
    path: 'manage/config/secondPerson/update',
    body: secondPersonRequest,
    confirmed: true,
    asksBack: ASKS_SECOND,
    means:
      'Sets from when on a second person is needed; loosening it waits for one itself, where there is another administrator.',
  }),
  promisePlan: mainCall({
    ...reads,
    path: 'manage/config/promisePlan',
    answer: promisePlanConfig,
    means: 'How long a payment plan of each role may last, and how much its first part has to be.',
  }),
  updatePromisePlan: mainCall({
    ...changes,
    path: 'manage/config/promisePlan/update',
    body: promisePlanRequest,
    means: 'Sets how far each role may go with payment plans; those that were promised before stay as they are.',
  }),
  changes: mainCall({
    ...reads,
    path: 'manage/config/changes',
    query: changesQuery,
    answer: paged(settingChange),
    means: 'Who changed what in the system configuration, newest first.',
  }),
  changesFile: mainCall({
    ...reads,
    path: 'manage/config/changes/export',
    query: changesFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
};
