import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
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
  userFieldsInUse,
  userOptions,
} from '../../entities/users/systemUser';
import { userRank, userRankFileQuery, userRankQuery } from '../../entities/users/userRank';
import { NAME_MAX, USERS_AT_ONCE_MAX } from '../../ourLimits';
import { RESULT_CODES } from '../../resultCodes';
import { manyUsersCalls } from './manyUsersCalls';
import { userFactorCalls } from './userFactorCalls';
import { userHistoryCalls } from './userHistoryCalls';
import { userSheetCalls } from './userSheetCalls';
import { codeInput, done, file, idInput, lineText, paged } from '../../schemas';
import { USER_STATUS } from '../../codes/userCodes';

const read = { who: 'users.read', rows: 'institution', chosenByUs: true } as const;
const manage = { who: 'users.manage', rows: 'institution', chosenByUs: true } as const;

const confirmed = { ...manage, confirmed: true } as const;
const forTwo = { ...confirmed, asksBack: APPROVAL_REFUSAL } as const;

/** Users of an institution (§7 manage/user; US-01 … US-03). */
export const manageUserCalls = {
  list: mainCall({
    method: 'GET',
    path: 'manage/user/list',
    query: systemUserQuery,
    answer: paged(systemUser),
    ...read,
    means:
      'Returns the users visible to the caller, by name: for leaders their group, for administrators and auditors the institution.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'manage/user/export',
    query: systemUserFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
  counts: mainCall({
    method: 'GET',
    path: 'manage/user/counts',
    answer: systemUserCounts,
    ...read,
    means: 'Returns the number of users by status and role, and the number that need attention.',
  }),
  info: mainCall({
    method: 'GET',
    path: 'manage/user/info/{id}',
    answer: systemUserInfo,
    ...read,
    means: 'Returns a user with photo, open sessions and lock.',
  }),
  options: mainCall({
    method: 'GET',
    path: 'manage/user/options',
    answer: userOptions,
    ...read,
    means: 'Returns the groups, queues and product categories that can be assigned to a user.',
  }),
  productType: mainCall({
    method: 'GET',
    path: 'manage/user/productType',
    answer: z.array(z.string()),
    ...read,
    means: "Returns the product categories of the institution's cases (US-03).",
  }),
  rank: mainCall({
    method: 'GET',
    path: 'manage/user/rank',
    query: userRankQuery,
    answer: paged(userRank),
    ...read,
    means: 'Returns the ranked users by recovered amount of a day (US-03).',
  }),
  rankExport: mainCall({
    method: 'GET',
    path: 'manage/user/rank/export',
    query: userRankFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file. The download is recorded.',
  }),
  createOrUpdate: mainCall({
    method: 'POST',
    path: 'manage/user/createOrUpdate',
    body: createOrUpdateRequest,
    answer: createOrUpdateAnswer,
    ...manage,
    asksBack: {
      [RESULT_CODES.outOfDate.code]: systemUser,
      [RESULT_CODES.nameTaken.code]: userFieldsInUse,
      ...APPROVAL_REFUSAL,
    },
    notice: 'save',
    means:
      "Adds a user or changes one. Only this response shows a new user's one-time password. A change on an older version is refused and returns the newest.",
  }),
  status: mainCall({
    method: 'POST',
    path: 'manage/user/status',
    body: z.strictObject({ id: idInput, status: codeInput(USER_STATUS) }),
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Enables or disables a user; a disabled user is signed out immediately on every server.',
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
      "Makes a user the leader of a group, which becomes the user's group, or an agent again. A group can have several leaders.",
  }),
  groupRemove: mainCall({
    method: 'POST',
    path: 'manage/user/group/remove',
    body: z.strictObject({ id: idInput }),
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Removes an administrative group without users, enabled or not, and without seat plans.',
  }),
  resetPassword: mainCall({
    method: 'POST',
    path: 'manage/user/resetPassword',
    body: z.strictObject({ id: idInput }),
    answer: z.object({ oneTimePassword: z.string() }),
    ...forTwo,
    means:
      "Sets a one-time password for a user, shown only in this response. Ends the user's sessions and removes a lock.",
  }),
  downloadPassword: mainCall({
    method: 'POST',
    path: 'manage/user/downloadPassword',
    body: z.strictObject({ userIds: z.array(idInput).check(z.minLength(1), z.maxLength(USERS_AT_ONCE_MAX)) }),
    answer: file,
    download: 'saved',
    ...forTwo,
    means:
      'Exports new one-time passwords of users who have not set a password. They are not stored. Another export replaces them (US-03).',
  }),
  livenessBinding: mainCall({
    method: 'POST',
    path: 'manage/user/livenessBinding',
    body: livenessBindingRequest,
    answer: done,
    ...confirmed,
    notice: 'save',
    means: "Sets or removes a user's liveness check; the user's sessions end, so the next sign-in uses it (US-03).",
  }),
  idCardBinding: mainCall({
    method: 'POST',
    path: 'manage/user/idCardBinding',
    body: idCardBindingRequest,
    answer: done,
    ...confirmed,
    notice: 'save',
    means:
      'Binds or removes an ID card, unique in the institution. A card entered at sign-in must be the bound one (US-03).',
  }),
  endSessions: mainCall({
    method: 'POST',
    path: 'manage/user/endSessions',
    body: z.strictObject({ id: idInput }),
    answer: z.object({ ended: z.number() }),
    ...confirmed,
    means: 'Ends all sessions of a user immediately.',
  }),
  ...userFactorCalls,
  ...manyUsersCalls,
  ...userSheetCalls,
  ...userHistoryCalls,
};
