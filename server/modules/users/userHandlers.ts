import type { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { addUserSheet } from './sheet/addUserSheet';
import { checkUserSheet } from './sheet/checkUserSheet';
import { removeUserFactors } from './factors/removeUserFactors';
import { exportPasswords, resetPassword } from './passwords/oneTimePasswords';
import { createOrUpdateUser, changeUser } from './saveUser';
import { showUser, showUserHistory, showUsers } from './showUsers';
import { bindIdCard, bindLiveness } from './userBindings';
import { listProductTypes, removeGroup, saveGroup, getUserOptions, setGroupLeader } from './userGroups';
import { rankUsersOfDay, exportUserRanking } from './rankUsersOfDay';
import { exportUsers, exportUserHistory } from './userFiles';
import { createUserSheetTemplate } from './sheet/createUserSheetTemplate';
import { serializePreview } from './sheet/userSheetWire';
import {
  exportBulkPasswords,
  hideOperation,
  runManyUsers,
  undoManyUsers,
  showSkippedUsers,
  showOperations,
} from './bulk/runManyUsers';
import { planBulkUserUpdate } from './bulk/planBulkUserUpdate';
import { setUserStatus, signUserOut } from './userStatus';
import { countUsers } from './systemUserStore';
import type { Handlers } from '../../access/callContext';
import type { olderManagementUserCalls } from '@/contract/calls/older/olderManagementUserCalls';
import type { userCalls } from '@/contract/calls/users/userCalls';
import { assertLoanVisible } from '../cases/casesFacade';
import { addBehavior } from '../monitoring/monitoringFacade';

/** Users of an institution (§7 manage/user; US-01 … US-03). */
export const manageUserHandlers: Handlers<typeof manageUserCalls> = {
  list: showUsers,
  export: exportUsers,
  counts: (_, context) => countUsers(context),
  info: ({ id }, context) => showUser(id, context),
  options: (_, context) => getUserOptions(context),
  productType: (_, context) => listProductTypes(context),
  history: showUserHistory,
  historyFile: exportUserHistory,
  rank: rankUsersOfDay,
  rankExport: exportUserRanking,
  createOrUpdate: createOrUpdateUser,
  status: setUserStatus,
  groupSave: saveGroup,
  groupLeader: setGroupLeader,
  groupRemove: removeGroup,
  resetPassword: ({ id }, context) => resetPassword(id, context),
  downloadPassword: exportPasswords,
  livenessBinding: bindLiveness,
  idCardBinding: bindIdCard,
  endSessions: signUserOut,
  async removeFactors(input, context) {
    await removeUserFactors(input, context);
    return null;
  },
  manyPlan: planBulkUserUpdate,
  manyRun: runManyUsers,
  manyUndo: ({ id }, context) => undoManyUsers(id, context),
  manyOperations: (_, context) => showOperations(context),
  manyLeft: showSkippedUsers,
  manyPasswords: exportBulkPasswords,
  manyPutAway: hideOperation,
  bulkPreview: async (sent, context) => serializePreview(await checkUserSheet(sent, context)),
  bulkAdd: addUserSheet,
  bulkTemplate: (_, context) => createUserSheetTemplate(context),
};

/** Users, older client (§7 management/user/…). */
export const olderManagementUserHandlers: Handlers<typeof olderManagementUserCalls> = {
  list: showUsers,
  info: ({ id }, context) => showUser(id, context),
  saveInfo: changeUser,
};

/** Handlers of user calls (§7 user/…). */
export const userHandlers: Handlers<typeof userCalls> = {
  behaviorAdd: async ({ type, loanId, detail, ip }, context) => {
    const { tx, caller, now, ip: socketIp } = context;
    // A reported action only counts as evidence if the caller could have performed it.
    if (loanId) await assertLoanVisible(loanId, context);
    const done = { type, loanNo: loanId ?? null, detail: detail ?? null, ip: ip ?? null };
    await addBehavior(tx, { ...done, caller, socketIp, now });
  },
};
