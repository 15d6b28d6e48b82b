import { approvalApi } from './approvalApi';
import { achievementBoardApi } from './achievementBoardApi';
import { behaviourApi } from './behaviourApi';
import { boardApi } from './boardApi';
import { caseAheadApi } from './caseAheadApi';
import { customerServiceApi } from './customerServiceApi';
import { institutionAndQueueApi } from './institutionAndQueueApi';
import { institutionalManagementApi } from './institutionalManagementApi';
import { intentApi } from './intentApi';
import { contactDecisionApi } from './contactDecisionApi';
import { lawApi } from './lawApi';
import { lawReplayApi } from './lawReplayApi';
import { lenderApi } from './lenderApi';
import { loanApi } from './loanApi';
import { loginApi } from './loginApi';
import { loginLimitApi } from './loginLimitApi';
import { manageConfigApi } from './manageConfigApi';
import { manageLoginLogApi } from './manageLoginLogApi';
import { manageUserApi } from './manageUserApi';
import { menuApi } from './menuApi';
import { msgAdminApi } from './msgAdminApi';
import { msgApi } from './msgApi';
import { olderLoginApi } from './olderLoginApi';
import { olderManagementInstitutionApi } from './olderManagementInstitutionApi';
import { olderManagementQueueApi } from './olderManagementQueueApi';
import { olderManagementUserApi } from './olderManagementUserApi';
import { olderRepayApi } from './olderRepayApi';
import { olderSmsApi } from './olderSmsApi';
import { olderTaskApi } from './olderTaskApi';
import { confirmPasswordApi } from './confirmPasswordApi';
import { ownPasswordApi } from './ownPasswordApi';
import { ownSessionsApi } from './ownSessionsApi';
import { permissionApi } from './permissionApi';
import { publicIpApi } from './publicIpApi';
import { repayApi } from './repayApi';
import { smsApi } from './smsApi';
import { smsLimitApi } from './smsLimitApi';
import { taskAgingApi } from './taskAgingApi';
import { taskApi } from './taskApi';
import { taskMaterialApi } from './taskMaterialApi';
import { taskViewApi } from './taskViewApi';
import { taskWorkApi } from './taskWorkApi';
import { trailApi } from './trailApi';
import { userApi } from './userApi';
import { workScheduleApi } from './workScheduleApi';

/**
 * All endpoint slices. Importing a slice injects its endpoints into the api. A replay needs all of them before its first action (TR-03).
 */
export const ALL_SLICES = [
  approvalApi,
  achievementBoardApi,
  behaviourApi,
  boardApi,
  caseAheadApi,
  customerServiceApi,
  institutionAndQueueApi,
  institutionalManagementApi,
  intentApi,
  lawApi,
  lawReplayApi,
  contactDecisionApi,
  lenderApi,
  loanApi,
  loginApi,
  loginLimitApi,
  manageConfigApi,
  manageLoginLogApi,
  manageUserApi,
  menuApi,
  msgAdminApi,
  msgApi,
  olderLoginApi,
  olderManagementInstitutionApi,
  olderManagementQueueApi,
  olderManagementUserApi,
  olderRepayApi,
  olderSmsApi,
  olderTaskApi,
  confirmPasswordApi,
  ownPasswordApi,
  ownSessionsApi,
  permissionApi,
  publicIpApi,
  repayApi,
  smsApi,
  smsLimitApi,
  taskAgingApi,
  taskApi,
  taskMaterialApi,
  taskViewApi,
  taskWorkApi,
  trailApi,
  userApi,
  workScheduleApi,
];
