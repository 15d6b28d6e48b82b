import type { Calls } from '../call';
import { achievementBoardCalls } from './achievementBoardCalls';
import { intentCalls } from './intentCalls';
import { loanCalls } from './loanCalls';
import { loginCalls } from './loginCalls';
import { menuCalls } from './menuCalls';
import { msgAdminCalls } from './msgAdminCalls';
import { msgCalls } from './msgCalls';
import { ownAccountCalls } from './ownAccountCalls';
import { olderLoginCalls } from './olderLoginCalls';
import { olderRepayCalls } from './olderRepayCalls';
import { olderSmsCalls } from './olderSmsCalls';
import { olderTaskCalls } from './olderTaskCalls';
import { publicIpCalls } from './publicIpCalls';
import { repayCalls } from './repayCalls';
import { smsCalls } from './smsCalls';
import { taskAgingCalls } from './taskAgingCalls';
import { taskCalls } from './taskCalls';
import { taskMaterialCalls } from './taskMaterialCalls';
import { taskViewCalls } from './taskViewCalls';
import { taskWorkCalls } from './taskWorkCalls';
import { userCalls } from './userCalls';
import { manageUserCalls } from './manageUserCalls';
import { olderManagementUserCalls } from './olderManagementUserCalls';
import { manageLoginLogCalls } from './manageLoginLogCalls';
import { institutionAndQueueCalls } from './institutionAndQueueCalls';
import { olderManagementQueueCalls } from './olderManagementQueueCalls';
import { institutionalManagementCalls } from './institutionalManagementCalls';
import { olderManagementInstitutionCalls } from './olderManagementInstitutionCalls';
import { permissionCalls } from './permissionCalls';
import { loginLimitCalls } from './loginLimitCalls';
import { manageConfigCalls } from './manageConfigCalls';
import { smsLimitCalls } from './smsLimitCalls';
import { customerServiceCalls } from './customerServiceCalls';
import { workScheduleCalls } from './workScheduleCalls';
import { contactDecisionCalls } from './contactDecisionCalls';
import { lawCalls } from './lawCalls';
import { lawReplayCalls } from './lawReplayCalls';
import { lenderCalls } from './lenderCalls';
import { boardAlertCalls } from './boardAlertCalls';
import { boardCalls } from './boardCalls';
import { behaviourCalls } from './behaviourCalls';
import { trailCalls } from './trailCalls';
import { approvalCalls } from './approvalCalls';

/**
 * All calls of the contract, by file (§7). The server's handlers, the documentation and the tests iterate over it; the app imports only the
 * files it needs.
 */
export const ALL_CALLS = {
  loginCalls,
  ownAccountCalls,
  olderLoginCalls,
  menuCalls,
  msgCalls,
  achievementBoardCalls,
  userCalls,
  publicIpCalls,
  taskCalls,
  olderTaskCalls,
  taskWorkCalls,
  taskMaterialCalls,
  taskViewCalls,
  taskAgingCalls,
  repayCalls,
  olderRepayCalls,
  smsCalls,
  olderSmsCalls,
  loanCalls,
  intentCalls,
  msgAdminCalls,
  manageUserCalls,
  olderManagementUserCalls,
  manageLoginLogCalls,
  institutionAndQueueCalls,
  olderManagementQueueCalls,
  institutionalManagementCalls,
  olderManagementInstitutionCalls,
  permissionCalls,
  loginLimitCalls,
  manageConfigCalls,
  smsLimitCalls,
  customerServiceCalls,
  workScheduleCalls,
  lawCalls,
  lawReplayCalls,
  contactDecisionCalls,
  lenderCalls,
  boardAlertCalls,
  boardCalls,
  behaviourCalls,
  trailCalls,
  approvalCalls,
} as const satisfies Record<string, Calls>;
