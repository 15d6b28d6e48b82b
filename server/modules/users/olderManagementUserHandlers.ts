import type { olderManagementUserCalls } from '@/contract/calls/older/olderManagementUserCalls';
import { changeUser } from './saveUser';
import { showUser, showUsers } from './showUsers';
import type { Handlers } from '../../access/callContext';

/** Users, older client (§7 management/user/…). */
export const olderManagementUserHandlers: Handlers<typeof olderManagementUserCalls> = {
  list: showUsers,
  info: ({ id }, context) => showUser(id, context),
  saveInfo: changeUser,
};
