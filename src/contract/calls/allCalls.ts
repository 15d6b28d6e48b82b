import type { Calls } from '../call';
import { achievementBoardCalls } from './management/achievementBoardCalls';
import { callOutcomeCalls } from './cases/callOutcomeCalls';
import { loanCalls } from './cases/loanCalls';
import { loginCalls } from './users/loginCalls';
import { passkeySignInCalls } from './users/passkeySignInCalls';
import { singleSignOnCalls } from './users/singleSignOnCalls';
import { singleSignOnConfigCalls } from './management/singleSignOnConfigCalls';
import { menuCalls } from './users/menuCalls';
import { msgAdminCalls } from './management/msgAdminCalls';
import { msgCalls } from './cases/msgCalls';
import { ownAccountCalls } from './users/ownAccountCalls';
import { secondFactorCalls } from './users/secondFactorCalls';
import { olderLoginCalls } from './older/olderLoginCalls';
import { olderRepayCalls } from './older/olderRepayCalls';
import { olderSmsCalls } from './older/olderSmsCalls';
import { olderTaskCalls } from './older/olderTaskCalls';
import { publicIpCalls } from './users/publicIpCalls';
import { repayCalls } from './cases/repayCalls';
import { bulkMessageCalls } from './cases/bulkMessageCalls';
import { smsCalls } from './cases/smsCalls';
import { telephonyCalls } from './cases/telephonyCalls';
import { taskAgingCalls } from './cases/taskAgingCalls';
import { taskCalls } from './cases/taskCalls';
import { taskMaterialCalls } from './cases/taskMaterialCalls';
import { taskViewCalls } from './cases/taskViewCalls';
import { taskWorkCalls } from './cases/taskWorkCalls';
import { userCalls } from './users/userCalls';
import { manageUserCalls } from './users/manageUserCalls';
import { olderManagementUserCalls } from './older/olderManagementUserCalls';
import { manageLoginLogCalls } from './users/manageLoginLogCalls';
import { institutionAndQueueCalls } from './management/institutionAndQueueCalls';
import { olderManagementQueueCalls } from './older/olderManagementQueueCalls';
import { institutionalManagementCalls } from './users/institutionalManagementCalls';
import { olderManagementInstitutionCalls } from './older/olderManagementInstitutionCalls';
import { permissionCalls } from './users/permissionCalls';
import { loginLimitCalls } from './users/loginLimitCalls';
import { manageConfigCalls } from './management/manageConfigCalls';
import { smsLimitCalls } from './management/smsLimitCalls';
import { customerServiceCalls } from './management/customerServiceCalls';
import { workScheduleCalls } from './management/workScheduleCalls';
import { contactDecisionCalls } from './management/contactDecisionCalls';
import { lawCalls } from './management/lawCalls';
import { lawReplayCalls } from './management/lawReplayCalls';
import { lenderCalls } from './management/lenderCalls';
import { boardAlertCalls } from './management/boardAlertCalls';
import { boardCalls } from './management/boardCalls';
import { behaviorCalls } from './management/behaviorCalls';
import { trailCalls } from './users/trailCalls';
import { apiKeyCalls } from './management/apiKeyCalls';
import { approvalCalls } from './management/approvalCalls';

/**
 * All calls of the contract, by file (§7). The server's handlers, the documentation and the tests iterate over it; the app imports only the
 * files it needs.
 */
export const ALL_CALLS = {
  loginCalls,
  passkeySignInCalls,
  singleSignOnCalls,
  ownAccountCalls,
  secondFactorCalls,
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
  bulkMessageCalls,
  telephonyCalls,
  olderSmsCalls,
  loanCalls,
  intentCalls: callOutcomeCalls,
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
  singleSignOnConfigCalls,
  smsLimitCalls,
  customerServiceCalls,
  workScheduleCalls,
  lawCalls,
  lawReplayCalls,
  contactDecisionCalls,
  lenderCalls,
  boardAlertCalls,
  boardCalls,
  behaviourCalls: behaviorCalls,
  trailCalls,
  approvalCalls,
  apiKeyCalls,
} as const satisfies Record<string, Calls>;
