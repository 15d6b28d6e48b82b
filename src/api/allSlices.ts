import { apiKeyApi } from './endpoints/system/apiKeyApi';
import { approvalApi } from './endpoints/management/approvalApi';
import { achievementBoardApi } from './endpoints/management/achievementBoardApi';
import { behaviorApi } from './endpoints/management/behaviorApi';
import { boardApi } from './endpoints/management/boardApi';
import { caseAheadApi } from './endpoints/cases/caseAheadApi';
import { customerServiceApi } from './endpoints/management/customerServiceApi';
import { institutionAndQueueApi } from './endpoints/management/institutionAndQueueApi';
import { institutionalManagementApi } from './endpoints/system/institutionalManagementApi';
import { callOutcomeApi } from './endpoints/cases/callOutcomeApi';
import { contactDecisionApi } from './endpoints/management/contactDecisionApi';
import { lawApi } from './endpoints/system/lawApi';
import { lawReplayApi } from './endpoints/management/lawReplayApi';
import { lenderApi } from './endpoints/management/lenderApi';
import { loanApi } from './endpoints/cases/loanApi';
import { loginApi } from './endpoints/account/loginApi';
import { loginLimitApi } from './endpoints/system/loginLimitApi';
import { manageConfigApi } from './endpoints/system/manageConfigApi';
import { manageLoginLogApi } from './endpoints/management/manageLoginLogApi';
import { manageUserApi } from './endpoints/management/manageUserApi';
import { menuApi } from './endpoints/account/menuApi';
import { msgAdminApi } from './endpoints/system/msgAdminApi';
import { msgApi } from './endpoints/account/msgApi';
import { olderLoginApi } from './endpoints/account/olderLoginApi';
import { olderManagementInstitutionApi } from './endpoints/management/olderManagementInstitutionApi';
import { olderManagementQueueApi } from './endpoints/management/olderManagementQueueApi';
import { olderManagementUserApi } from './endpoints/management/olderManagementUserApi';
import { olderRepayApi } from './endpoints/cases/olderRepayApi';
import { olderSmsApi } from './endpoints/cases/olderSmsApi';
import { olderTaskApi } from './endpoints/cases/olderTaskApi';
import { companyConfirmationApi } from './endpoints/account/companyConfirmationApi';
import { confirmPasswordApi } from './endpoints/account/confirmPasswordApi';
import { ownPasswordApi } from './endpoints/account/ownPasswordApi';
import { factorProofApi } from './endpoints/account/factorProofApi';
import { ownFactorsApi } from './endpoints/account/ownFactorsApi';
import { ownSessionsApi } from './endpoints/account/ownSessionsApi';
import { permissionApi } from './endpoints/system/permissionApi';
import { publicIpApi } from './endpoints/cases/publicIpApi';
import { repayApi } from './endpoints/cases/repayApi';
import { passkeySignInApi } from './endpoints/account/passkeySignInApi';
import { singleSignOnApi } from './endpoints/account/singleSignOnApi';
import { singleSignOnConfigApi } from './endpoints/system/singleSignOnConfigApi';
import { bulkMessageApi } from './endpoints/cases/bulkMessageApi';
import { smsApi } from './endpoints/cases/smsApi';
import { smsLimitApi } from './endpoints/system/smsLimitApi';
import { taskAgingApi } from './endpoints/cases/taskAgingApi';
import { taskApi } from './endpoints/cases/taskApi';
import { taskMaterialApi } from './endpoints/cases/taskMaterialApi';
import { taskViewApi } from './endpoints/cases/taskViewApi';
import { taskWorkApi } from './endpoints/cases/taskWorkApi';
import { trailApi } from './endpoints/management/trailApi';
import { userApi } from './endpoints/cases/userApi';
import { workScheduleApi } from './endpoints/management/workScheduleApi';

/**
 * All endpoint slices. Importing a slice injects its endpoints into the api. A replay needs all of them before its first action (TR-03).
 */
export const ALL_SLICES = [
  apiKeyApi,
  approvalApi,
  achievementBoardApi,
  behaviorApi,
  boardApi,
  caseAheadApi,
  customerServiceApi,
  institutionAndQueueApi,
  institutionalManagementApi,
  callOutcomeApi,
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
  companyConfirmationApi,
  confirmPasswordApi,
  ownPasswordApi,
  factorProofApi,
  ownFactorsApi,
  ownSessionsApi,
  permissionApi,
  publicIpApi,
  repayApi,
  passkeySignInApi,
  singleSignOnApi,
  singleSignOnConfigApi,
  smsApi,
  bulkMessageApi,
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
