import { olderCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import {
  olderUserRequest,
  systemUser,
  systemUserInfo,
  systemUserQuery,
  userFieldsInUse,
} from '../../entities/users/systemUser';
import { RESULT_CODES } from '../../resultCodes';
import { done, paged } from '../../schemas';

/** Users, older client (§7 management/user/…). */
export const olderManagementUserCalls = {
  list: olderCall({
    method: 'GET',
    path: 'management/user/list',
    query: systemUserQuery,
    answer: paged(systemUser),
    who: 'users.read',
    rows: 'institution',
    means: 'Returns the users visible to the caller.',
  }),
  info: olderCall({
    method: 'GET',
    path: 'management/user/info/{id}',
    answer: systemUserInfo,
    who: 'users.read',
    rows: 'institution',
    means: 'Returns a user.',
  }),
  saveInfo: olderCall({
    method: 'POST',
    path: 'management/user/info/{id}',
    body: olderUserRequest,
    answer: done,
    who: 'users.manage',
    rows: 'institution',
    asksBack: {
      [RESULT_CODES.outOfDate.code]: systemUser,
      [RESULT_CODES.nameTaken.code]: userFieldsInUse,
      ...APPROVAL_REFUSAL,
    },
    notice: 'save',
    means: 'Changes a user; without a version it changes the newest.',
  }),
};
