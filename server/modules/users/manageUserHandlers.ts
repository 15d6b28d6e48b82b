import type { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { addUserSheet } from './addUserSheet';
import { checkUserSheet } from './checkUserSheet';
import { passwordFile, resetPassword } from './oneTimePasswords';
import { createOrUpdateUser } from './saveUser';
import { showUser, showUserHistory, showUsers } from './showUsers';
import { bindIdCard, bindLiveness } from './userBindings';
import { productTypes, removeGroup, saveGroup, userChoices } from './userGroups';
import { setGroupLeader } from './groupLeader';
import { userRanking } from './userRanking';
import { userRankFile } from './userRankFile';
import { userFile } from './userFile';
import { userHistoryFile } from './userHistoryFile';
import { userSheetTemplate } from './userSheetTemplate';
import { previewOnWire } from './userSheetWire';
import { manyPasswordFile } from './manyPasswordFile';
import { putOperationAway, runManyUsers, undoManyUsers, showLeftUsers, showOperations } from './runManyUsers';
import { planBulkUserUpdate } from './planBulkUserUpdate';
import { setUserStatus, signUserOut } from './userStatus';
import { countUsers } from './systemUserStore';
import type { Handlers } from '../../access/callContext';

/** Users of an institution (§7 manage/user; US-01 … US-03). */
export const manageUserHandlers: Handlers<typeof manageUserCalls> = {
  list: showUsers,
  export: userFile,
  counts: (_, context) => countUsers(context),
  info: ({ id }, context) => showUser(id, context),
  options: (_, context) => userChoices(context),
  productType: (_, context) => productTypes(context),
  history: showUserHistory,
  historyFile: userHistoryFile,
  rank: userRanking,
  rankExport: userRankFile,
  createOrUpdate: createOrUpdateUser,
  status: setUserStatus,
  groupSave: saveGroup,
  groupLeader: setGroupLeader,
  groupRemove: removeGroup,
  resetPassword: ({ id }, context) => resetPassword(id, context),
  downloadPassword: passwordFile,
  livenessBinding: bindLiveness,
  idCardBinding: bindIdCard,
  endSessions: signUserOut,
  manyPlan: planBulkUserUpdate,
  manyRun: runManyUsers,
  manyUndo: ({ id }, context) => undoManyUsers(id, context),
  manyOperations: (_, context) => showOperations(context),
  manyLeft: showLeftUsers,
  manyPasswords: manyPasswordFile,
  manyPutAway: putOperationAway,
  bulkPreview: async (sent, context) => previewOnWire(await checkUserSheet(sent, context)),
  bulkAdd: addUserSheet,
  bulkTemplate: (_, context) => userSheetTemplate(context),
};
