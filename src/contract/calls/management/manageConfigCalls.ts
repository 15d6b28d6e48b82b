import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { achievementStandards, standardsQuery, standardsRequest } from '../../entities/management/achievementStandard';
import {
  approvalLimitConfig,
  approvalLimitRequest,
  approvalLimitTrial,
  approvalLimitTrialQuery,
} from '../../entities/management/approval';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { allocationConfig, allocationRequest } from '../../entities/money/allocation';
import {
  promisePlanConfig,
  promisePlanRequest,
  promisePlanTrial,
  promisePlanTrialQuery,
} from '../../entities/money/promisePlan';
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
    means: 'Returns the sign-in settings of the institution.',
  }),
  loginTypeList: mainCall({
    ...reads,
    path: 'manage/config/loginTypeList',
    answer: z.array(loginType),
    means: 'Returns the sign-in methods and their numbers of users.',
  }),
  updateLoginType: mainCall({
    ...changes,
    path: 'manage/config/updateLoginType',
    body: signInConfig,
    confirmed: true,
    means: 'Sets the sign-in methods of the institution; nobody can disable the method that they used.',
  }),
  quota: mainCall({
    ...reads,
    path: 'manage/config/quota',
    answer: quotas,
    means: 'Returns the remaining liveness and face checks and the history of increases.',
  }),
  increaseQuota: mainCall({
    ...changes,
    path: 'manage/config/quota/increase',
    body: quotaIncreaseRequest,
    once: true,
    means: 'Adds 1 to 100 checks to a quota; an unlimited quota becomes limited.',
  }),
  standards: mainCall({
    ...reads,
    who: 'board.read',
    path: 'achievementBoard/standards',
    query: standardsQuery,
    answer: achievementStandards,
    means: 'Returns the daily target of each indicator, for a queue or for all.',
  }),
  updateStandards: mainCall({
    ...changes,
    path: 'achievementBoard/standards/update',
    body: standardsRequest,
    means: 'Sets targets and weights; the weights of enabled indicators add up to 100.',
  }),
  board: mainCall({
    ...reads,
    who: 'board.read',
    path: 'manage/config/board',
    answer: boardConfig,
    means: 'Returns the elements of the dashboard in order.',
  }),
  updateBoard: mainCall({
    ...changes,
    path: 'manage/config/board/update',
    body: boardRequest,
    means: 'Sets the elements of the dashboard.',
  }),
  allocation: mainCall({
    ...reads,
    path: 'manage/config/allocation',
    answer: allocationConfig,
    means: 'Returns the order of allocation to a loan.',
  }),
  updateAllocation: mainCall({
    ...changes,
    path: 'manage/config/allocation/update',
    body: allocationRequest,
    means: 'Sets the order of allocation from now on; earlier bookings do not change.',
  }),
  sharing: mainCall({
    ...reads,
    path: 'manage/config/sharing',
    answer: sharingConfig,
    means: 'Returns the weights of the distribution of cases (QU-02).',
  }),
  sharingTrial: mainCall({
    ...reads,
    path: 'manage/config/sharing/trial',
    query: sharingTrialQuery,
    answer: sharingTrial,
    means: 'Previews other weights on the bindings of the last seven days; changes nothing.',
  }),
  updateSharing: mainCall({
    ...changes,
    path: 'manage/config/sharing/update',
    body: sharingRequest,
    means: 'Sets the weights of the distribution of cases.',
  }),
  secondPerson: mainCall({
    ...reads,
    path: 'manage/config/secondPerson',
    answer: approvalLimitConfig,
    means: 'Returns the limits of dual control and the number of other possible approvers.',
  }),
  secondPersonTrial: mainCall({
    ...reads,
    path: 'manage/config/secondPerson/trial',
    query: approvalLimitTrialQuery,
    answer: approvalLimitTrial,
    means: 'Previews other limits of dual control on the actions of the last 30 days; changes nothing.',
  }),
  updateSecondPerson: mainCall({
    ...changes,
    path: 'manage/config/secondPerson/update',
    body: approvalLimitRequest,
    confirmed: true,
    asksBack: APPROVAL_REFUSAL,
    means: 'Sets the limits of dual control; a relaxation needs an approval if there is another administrator.',
  }),
  promisePlan: mainCall({
    ...reads,
    path: 'manage/config/promisePlan',
    answer: promisePlanConfig,
    means: 'Returns the limits of payment plans by role: duration and first part.',
  }),
  promisePlanTrial: mainCall({
    ...reads,
    path: 'manage/config/promisePlan/trial',
    query: promisePlanTrialQuery,
    answer: promisePlanTrial,
    means: 'Previews other limits of payment plans on the plans of the last 30 days; changes nothing.',
  }),
  updatePromisePlan: mainCall({
    ...changes,
    path: 'manage/config/promisePlan/update',
    body: promisePlanRequest,
    means: 'Sets the limits of payment plans by role; existing plans do not change.',
  }),
  changes: mainCall({
    ...reads,
    path: 'manage/config/changes',
    query: changesQuery,
    answer: paged(settingChange),
    means: 'Returns the changes of the system configuration and their authors, newest first.',
  }),
  changesFile: mainCall({
    ...reads,
    path: 'manage/config/changes/export',
    query: changesFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
