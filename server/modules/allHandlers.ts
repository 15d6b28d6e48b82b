import type { ALL_CALLS } from '@/contract/calls/allCalls';
import { achievementBoardHandlers } from './board/achievementBoardHandlers';
import { intentHandlers } from './intents/intentHandlers';
import { loanHandlers } from './cases/loanHandlers';
import { loginHandlers } from './signIn/loginHandlers';
import { menuHandlers } from './signIn/menuHandlers';
import { msgAdminHandlers } from './announcements/msgAdminHandlers';
import { msgHandlers } from './announcements/msgHandlers';
import { olderLoginHandlers } from './signIn/olderLoginHandlers';
import { olderRepayHandlers } from './money/olderRepayHandlers';
import { olderSmsHandlers } from './messages/olderSmsHandlers';
import { olderTaskHandlers } from './results/olderTaskHandlers';
import { publicIpHandlers } from './signIn/publicIpHandlers';
import { repayHandlers } from './money/repayHandlers';
import { smsHandlers } from './messages/smsHandlers';
import { taskAgingHandlers } from './statistics/taskAgingHandlers';
import { taskHandlers } from './cases/taskHandlers';
import { taskMaterialHandlers } from './borrower/taskMaterialHandlers';
import { taskViewHandlers } from './cases/taskViewHandlers';
import { taskWorkHandlers } from './results/taskWorkHandlers';
import { userHandlers } from './users/userHandlers';
import { manageUserHandlers } from './users/manageUserHandlers';
import { olderManagementUserHandlers } from './users/olderManagementUserHandlers';
import { manageLoginLogHandlers } from './users/manageLoginLogHandlers';
import { institutionAndQueueHandlers } from './queues/institutionAndQueueHandlers';
import { olderManagementQueueHandlers } from './queues/olderManagementQueueHandlers';
import { institutionalManagementHandlers } from './institutions/institutionalManagementHandlers';
import { olderManagementInstitutionHandlers } from './institutions/olderManagementInstitutionHandlers';
import { permissionHandlers } from './permissions/permissionHandlers';
import { loginLimitHandlers } from './system/loginLimitHandlers';
import { manageConfigHandlers } from './system/manageConfigHandlers';
import { smsLimitHandlers } from './messages/smsLimitHandlers';
import { customerServiceHandlers } from './complaints/customerServiceHandlers';
import { workScheduleHandlers } from './seats/workScheduleHandlers';
import { boardHandlers } from './board/boardHandlers';
import { behaviourHandlers } from './monitoring/behaviourHandlers';
import { trailHandlers } from './trail/trailHandlers';
import type { Handlers } from '../access/handler';

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
