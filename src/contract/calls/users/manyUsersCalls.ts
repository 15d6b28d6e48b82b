import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import {
  skippedUser,
  skippedUsersQuery,
  manyUsersPlan,
  bulkUserRequest,
  manyUsersRunRequest,
  userOperation,
  userOperationRequest,
} from '../../entities/users/userOperation';
import { done, file, paged } from '../../schemas';

const manage = { who: 'users.manage', rows: 'institution', chosenByUs: true } as const;

/** Bulk operations on users (US-01). */
export const manyUsersCalls = {
  manyPlan: mainCall({
    method: 'POST',
    path: 'manage/user/many/plan',
    body: bulkUserRequest,
    answer: manyUsersPlan,
    ...manage,
    byItself: true,
    means:
      'Dry run of a change of many users: the number of affected users, the skipped users and the reasons. Changes nothing.',
  }),
  manyRun: mainCall({
    method: 'POST',
    path: 'manage/user/many/run',
    body: manyUsersRunRequest,
    answer: userOperation,
    ...manage,
    asksBack: APPROVAL_REFUSAL,
    once: true,
    means:
      "Starts a change of many users, one after the other, and stores the outcome of each. A password reset needs the caller's confirmed password.",
  }),
  manyUndo: mainCall({
    method: 'POST',
    path: 'manage/user/many/undo',
    body: userOperationRequest,
    answer: userOperation,
    ...manage,
    once: true,
    means:
      'Starts to undo a move or a change of sending rights of the caller: each user whose value has not changed since gets the previous value. Once per operation.',
  }),
  manyOperations: mainCall({
    method: 'GET',
    path: 'manage/user/many/operations',
    answer: z.array(userOperation),
    ...manage,
    means:
      "Returns the caller's operations on many users within a day, except dismissed ones, newest first, with their progress.",
  }),
  manyLeft: mainCall({
    method: 'GET',
    path: 'manage/user/many/left/{id}',
    query: skippedUsersQuery,
    answer: paged(skippedUser),
    ...manage,
    means: 'Returns the skipped users with the reasons.',
  }),
  manyPasswords: mainCall({
    method: 'POST',
    path: 'manage/user/many/passwords',
    body: userOperationRequest,
    answer: file,
    download: 'saved',
    ...manage,
    confirmed: true,
    means:
      "Exports the one-time passwords of the caller's operation for users who have not signed in yet, unchanged until they expire. The file is not stored, and the download is recorded.",
  }),
  manyPutAway: mainCall({
    method: 'POST',
    path: 'manage/user/many/putAway',
    body: userOperationRequest,
    answer: done,
    ...manage,
    means: "Dismisses a finished operation from the caller's list.",
  }),
};
