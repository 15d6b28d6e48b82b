import type { ALL_CALLS } from '@/contract/calls/allCalls';
import { achievementBoardHandlers } from './achievementBoardHandlers';
import { intentHandlers } from './intentHandlers';
import { loanHandlers } from './loanHandlers';
import { loginHandlers } from './loginHandlers';
import { menuHandlers } from './menuHandlers';
import { msgAdminHandlers } from './msgAdminHandlers';
import { msgHandlers } from './msgHandlers';
import { olderLoginHandlers } from './olderLoginHandlers';
import { olderRepayHandlers } from './olderRepayHandlers';
import { olderSmsHandlers } from './olderSmsHandlers';
import { olderTaskHandlers } from './olderTaskHandlers';
import { publicIpHandlers } from './publicIpHandlers';
import { repayHandlers } from './repayHandlers';
import { smsHandlers } from './smsHandlers';
import { taskAgingHandlers } from './taskAgingHandlers';
import { taskHandlers } from './taskHandlers';
import { taskMaterialHandlers } from './taskMaterialHandlers';
import { taskViewHandlers } from './taskViewHandlers';
import { taskWorkHandlers } from './taskWorkHandlers';
import { userHandlers } from './userHandlers';
import { manageUserHandlers } from './manageUserHandlers';
import { olderManagementUserHandlers } from './olderManagementUserHandlers';
import { manageLoginLogHandlers } from './manageLoginLogHandlers';
import { institutionAndQueueHandlers } from './institutionAndQueueHandlers';
import { olderManagementQueueHandlers } from './olderManagementQueueHandlers';
import { institutionalManagementHandlers } from './institutionalManagementHandlers';
import { olderManagementInstitutionHandlers } from './olderManagementInstitutionHandlers';
import { permissionHandlers } from './permissionHandlers';
import { loginLimitHandlers } from './loginLimitHandlers';
import { manageConfigHandlers } from './manageConfigHandlers';
import { smsLimitHandlers } from './smsLimitHandlers';
import { customerServiceHandlers } from './customerServiceHandlers';
import { workScheduleHandlers } from './workScheduleHandlers';
import { boardHandlers } from './boardHandlers';
import { behaviourHandlers } from './behaviourHandlers';
import { trailHandlers } from './trailHandlers';
import type { Handlers } from './handler';

/** A handler for every call of the contract: a missing file or call does not compile. */
export const ALL_HANDLERS: { readonly [File in keyof typeof ALL_CALLS]: Handlers<(typeof ALL_CALLS)[File]> } = {
  loginCalls: loginHandlers,
  olderLoginCalls: olderLoginHandlers,
  menuCalls: menuHandlers,
  msgCalls: msgHandlers,
  achievementBoardCalls: achievementBoardHandlers,
  userCalls: userHandlers,
  publicIpCalls: publicIpHandlers,
  taskCalls: taskHandlers,
  olderTaskCalls: olderTaskHandlers,
  taskWorkCalls: taskWorkHandlers,
  taskMaterialCalls: taskMaterialHandlers,
  taskViewCalls: taskViewHandlers,
  taskAgingCalls: taskAgingHandlers,
  repayCalls: repayHandlers,
  olderRepayCalls: olderRepayHandlers,
  smsCalls: smsHandlers,
  olderSmsCalls: olderSmsHandlers,
  loanCalls: loanHandlers,
  intentCalls: intentHandlers,
  msgAdminCalls: msgAdminHandlers,
  manageUserCalls: manageUserHandlers,
  olderManagementUserCalls: olderManagementUserHandlers,
  manageLoginLogCalls: manageLoginLogHandlers,
  institutionAndQueueCalls: institutionAndQueueHandlers,
  olderManagementQueueCalls: olderManagementQueueHandlers,
  institutionalManagementCalls: institutionalManagementHandlers,
  olderManagementInstitutionCalls: olderManagementInstitutionHandlers,
  permissionCalls: permissionHandlers,
  loginLimitCalls: loginLimitHandlers,
  manageConfigCalls: manageConfigHandlers,
  smsLimitCalls: smsLimitHandlers,
  customerServiceCalls: customerServiceHandlers,
  workScheduleCalls: workScheduleHandlers,
  boardCalls: boardHandlers,
  behaviourCalls: behaviourHandlers,
  trailCalls: trailHandlers,
};
