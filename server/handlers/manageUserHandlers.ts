import type { manageUserCalls } from '@/contract/calls/manageUserCalls';
import { addUserSheet } from '../domain/addUserSheet';
import { checkUserSheet, previewOf } from '../domain/checkUserSheet';
import { passwordFile, resetPassword } from '../domain/oneTimePasswords';
import { createOrUpdateUser } from '../domain/saveUser';
import { showUser, showUserHistory, showUsers } from '../domain/showUsers';
import { bindIdCard, bindLiveness } from '../domain/userBindings';
import { productTypes, saveGroup, userChoices } from '../domain/userGroups';
import { userRanking } from '../domain/userRanking';
import { userSheetTemplate } from '../domain/userSheetTemplate';
import { setUserStatus, signUserOut } from '../domain/userStatus';
import { countUsers } from '../store/systemUserStore';
import type { Handlers } from './handler';

/** Users of an institution (§7 manage/user; US-01 … US-03). */
export const manageUserHandlers: Handlers<typeof manageUserCalls> = {
  list: showUsers,
  counts: (_, context) => countUsers(context),
  info: ({ id }, context) => showUser(id, context),
  options: (_, context) => userChoices(context),
  productType: (_, context) => productTypes(context),
  history: showUserHistory,
  rank: userRanking,
  createOrUpdate: createOrUpdateUser,
  status: setUserStatus,
  groupSave: saveGroup,
  resetPassword: ({ id }, context) => resetPassword(id, context),
  downloadPassword: passwordFile,
  livenessBinding: bindLiveness,
  idCardBinding: bindIdCard,
  endSessions: signUserOut,
  bulkPreview: async (sent, context) => previewOf(await checkUserSheet(sent, context)),
  bulkAdd: addUserSheet,
  bulkTemplate: (_, context) => userSheetTemplate(context),
};
