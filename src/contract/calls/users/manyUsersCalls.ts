import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { ASKS_SECOND } from '../../entities/management/approval';
import {
  leftUser,
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
      'The dry run of what is to be done to many users: to how many it would be, to whom not and why. Changes nothing.',
  }),
  manyRun: mainCall({
    method: 'POST',
    path: 'manage/user/many/run',
    body: manyUsersRunRequest,
    answer: userOperation,
    ...manage,
    asksBack: ASKS_SECOND,
    once: true,
    means:
      'Begins to do the same to many users, one after the other; the outcome of each is kept. Passwords are reset with the own one confirmed.',
  }),
  manyUndo: mainCall({
    method: 'POST',
    path: 'manage/user/many/undo',
    body: userOperationRequest,
    answer: userOperation,
    ...manage,
    once: true,
    means:
      'Begins to undo a move or a change of sending rights of the caller’s own: each user who still is as it left them gets back what they had. Once per operation.',
  }),
  manyOperations: mainCall({
    method: 'GET',
    path: 'manage/user/many/operations',
    answer: z.array(userOperation),
    ...manage,
    means:
      'What the caller has had done to many users within a day and has not put away, the newest first, with how far it is.',
  }),
  manyLeft: mainCall({
    method: 'GET',
    path: 'manage/user/many/left/{id}',
    query: skippedUsersQuery,
    answer: paged(leftUser),
    ...manage,
    means: 'The users to whom it was not done, and why.',
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
      'The one-time passwords of an own operation that nobody has signed in with yet, the same each time until they run out; kept nowhere, who took them is recorded.',
  }),
  manyPutAway: mainCall({
    method: 'POST',
    path: 'manage/user/many/putAway',
    body: userOperationRequest,
    answer: done,
    ...manage,
    means: 'Takes what is over from the list of the own operations.',
  }),
};
