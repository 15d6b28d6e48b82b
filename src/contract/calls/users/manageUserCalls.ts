import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { ASKS_SECOND } from '../../entities/management/approval';
import {
  createOrUpdateAnswer,
  createOrUpdateRequest,
  idCardBindingRequest,
  livenessBindingRequest,
  systemUser,
  systemUserCounts,
  systemUserFileQuery,
  systemUserInfo,
  systemUserQuery,
  takenUserFields,
  userOptions,
} from '../../entities/users/systemUser';
import { userRank, userRankFileQuery, userRankQuery } from '../../entities/users/userRank';
import { NAME_MAX, USERS_AT_ONCE_MAX } from '../../ourLimits';
import { RESULT_CODES } from '../../resultCodes';
import { manyUsersCalls } from './manyUsersCalls';
import { userHistoryCalls } from './userHistoryCalls';
import { userSheetCalls } from './userSheetCalls';
import { codeInput, done, file, idInput, lineText, paged } from '../../schemas';
import { USER_STATUS } from '../../codes/userCodes';

const read = { who: 'users.read', rows: 'institution', chosenByUs: true } as const;
const manage = { who: 'users.manage', rows: 'institution', chosenByUs: true } as const;

const confirmed = { ...manage, confirmed: true } as const;
const forTwo = { ...confirmed, asksBack: ASKS_SECOND } as const;

/** Users of an institution (§7 manage/user; US-01 … US-03). */
export const manageUserCalls = {
  list: mainCall({
    method: 'GET',
    path: 'manage/user/list',
    query: systemUserQuery,
    answer: paged(systemUser),
    ...read,
    means:
      'The users that the caller may see, by name: leaders their own group, administrators and auditors the institution.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'manage/user/export',
    query: systemUserFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
  counts: mainCall({
    method: 'GET',
    path: 'manage/user/counts',
    answer: systemUserCounts,
    ...read,
    means: 'How many users there are of each status and role, and how many should be looked at.',
  }),
  info: mainCall({
    method: 'GET',
    path: 'manage/user/info/{id}',
    answer: systemUserInfo,
    ...read,
    means: 'A user with photo, open sessions and lock.',
  }),
  options: mainCall({
    method: 'GET',
    path: 'manage/user/options',
    answer: userOptions,
    ...read,
    means: 'The groups, queues and product categories that a user can be given.',
  }),
  productType: mainCall({
    method: 'GET',
    path: 'manage/user/productType',
    answer: z.array(z.string()),
    ...read,
    means: "The product categories of the institution's cases (US-03).",
  }),
  rank: mainCall({
    method: 'GET',
    path: 'manage/user/rank',
    query: userRankQuery,
    answer: paged(userRank),
    ...read,
    means: 'The ranked users by what they recovered on a day (US-03).',
  }),
  rankExport: mainCall({
    method: 'GET',
    path: 'manage/user/rank/export',
    query: userRankFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file; who took it away is recorded.',
  }),
  createOrUpdate: mainCall({
    method: 'POST',
    path: 'manage/user/createOrUpdate',
    body: createOrUpdateRequest,
    answer: createOrUpdateAnswer,
    ...manage,
    asksBack: {
      [RESULT_CODES.outOfDate.code]: systemUser,
      [RESULT_CODES.nameTaken.code]: takenUserFields,
      ...ASKS_SECOND,
    },
    notice: 'save',
    means:
      'Adds a user, whose one-time password this answer alone shows, or changes one; on an older version refused with the newest.',
  }),
  status: mainCall({
    method: 'POST',
    path: 'manage/user/status',
    body: z.strictObject({ id: idInput, status: codeInput(USER_STATUS) }),
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Enables or disables a user; a disabled one is signed out at once, on every server.',
  }),
  groupSave: mainCall({
    method: 'POST',
    path: 'manage/user/group/save',
    body: z.strictObject({
      id: z.optional(idInput),
      name: lineText(NAME_MAX),
    }),
    answer: z.object({ id: z.string() }),
    ...manage,
    notice: 'save',
    means: 'Adds an administrative group, or renames one.',
  }),
  groupLeader: mainCall({
    method: 'POST',
    path: 'manage/user/group/leader',
    body: z.strictObject({ id: idInput, userId: idInput, leads: z.boolean() }),
    answer: done,
    ...forTwo,
    notice: 'save',
    means:
      'Makes an agent or a leader lead a group, which becomes their own, or an agent of it again; a group may have several leaders.',
  }),
  groupRemove: mainCall({
    method: 'POST',
    path: 'manage/user/group/remove',
    body: z.strictObject({ id: idInput }),
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Removes an administrative group that has no users, enabled or not, and no seat plans any more.',
  }),
  resetPassword: mainCall({
    method: 'POST',
    path: 'manage/user/resetPassword',
    body: z.strictObject({ id: idInput }),
    answer: z.object({ oneTimePassword: z.string() }),
    ...forTwo,
    means: 'Gives a user a one-time password, shown in this answer alone; sessions end, a lock is lifted.',
  }),
  downloadPassword: mainCall({
    method: 'POST',
    path: 'manage/user/downloadPassword',
    body: z.strictObject({ userIds: z.array(idInput).check(z.minLength(1), z.maxLength(USERS_AT_ONCE_MAX)) }),
    answer: file,
    download: 'saved',
    ...forTwo,
    means:
      'One-time passwords of users who have not set an own one yet, made for this file and kept nowhere else: another file makes new ones, and those of the first no longer work (US-03).',
  }),
  livenessBinding: mainCall({
    method: 'POST',
    path: 'manage/user/livenessBinding',
    body: livenessBindingRequest,
    answer: done,
    ...confirmed,
    notice: 'save',
    means:
      'Binds a user to a liveness check or takes it away; sessions end, so that the next sign-in goes by it (US-03).',
  }),
  idCardBinding: mainCall({
    method: 'POST',
    path: 'manage/user/idCardBinding',
    body: idCardBindingRequest,
    answer: done,
    ...confirmed,
    notice: 'save',
    means:
      'Binds an ID card, one per user of an institution, or takes it away; one that is given at sign-in has to be it (US-03).',
  }),
  endSessions: mainCall({
    method: 'POST',
    path: 'manage/user/endSessions',
    body: z.strictObject({ id: idInput }),
    answer: z.object({ ended: z.number() }),
    ...confirmed,
    means: 'Signs a user out everywhere, at once.',
  }),
  ...manyUsersCalls,
  ...userSheetCalls,
  ...userHistoryCalls,
};
