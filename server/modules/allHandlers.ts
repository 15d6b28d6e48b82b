import type { ALL_CALLS } from '@/contract/calls/allCalls';
import { apiKeyHandlers } from './apiKeys/apiKeyHandlers';
import { passkeySignInHandlers } from './signIn/factors/passkeySignInHandlers';
import { singleSignOnConfigHandlers } from './signIn/singleSignOn/ssoConfigHandlers';
import { singleSignOnHandlers } from './signIn/singleSignOn/ssoHandlers';
import { approvalHandlers } from './approvals/approvalHandlers';
import { approvalLimitHandlers } from './approvals/approvalLimitSetting';
import { achievementBoardHandlers } from './board/score/achievementBoardHandlers';
import { callOutcomeHandlers } from './idempotency/callOutcomeHandlers';
import { loanHandlers } from './cases/loanHandlers';
import { loginHandlers, menuHandlers, olderLoginHandlers, publicIpHandlers } from './signIn/loginHandlers';
import { msgAdminHandlers, msgHandlers } from './announcements/msgHandlers';
import { bulkMessageHandlers } from './messages/bulk/bulkMessageHandlers';
import { olderSmsHandlers, smsHandlers, smsLimitHandlers, caseSmsHandlers } from './messages/smsHandlers';
import { taskAgingHandlers, statisticsHandlers } from './statistics/statisticsHandlers';
import {
  taskMaterialHandlers,
  borrowerOlderTaskHandlers,
  borrowerTaskHandlers,
  borrowerTaskWorkHandlers,
} from './borrower/borrowerHandlers';
import { taskViewHandlers } from './cases/taskViewHandlers';
import { preferenceHandlers } from './preferences/preferenceHandlers';
import { userHandlers, manageUserHandlers, olderManagementUserHandlers } from './users/userHandlers';
import { manageLoginLogHandlers } from './users/loginLogs/manageLoginLogHandlers';
import {
  institutionalManagementHandlers,
  olderManagementInstitutionHandlers,
} from './institutions/institutionalManagementHandlers';
import { permissionHandlers } from './permissions/permissionHandlers';
import { loginLimitHandlers, settingHandlers } from './system/settingHandlers';
import { complaintHandlers } from './complaints/complaintHandlers';
import { workScheduleHandlers } from './seats/workScheduleHandlers';
import { alertHandlers } from './alerts/alertHandlers';
import { boardHandlers } from './board/boardHandlers';
import { behaviorHandlers } from './monitoring/behaviorHandlers';
import { trailHandlers } from './trail/trailHandlers';
import { sharingHandlers } from './binding/sharingSetting';
import { allocationHandlers } from './lender/allocationSetting';
import { limitTrialHandlers } from './limitTrial/limitTrialHandlers';
import { planLimitHandlers } from './plans/planLimits';
import { planTrialHandlers } from './plans/planTrial';
import { contactDecisionHandlers } from './law/decisions/decisionHandlers';
import { lawHandlers, lawTaskWorkHandlers } from './law/lawHandlers';
import { lawReplayHandlers } from './law/replay/lawReplayHandlers';
import { lenderHandlers } from './lender/lenderHandlers';
import { boardConfigHandlers } from './board/boardConfigHandlers';
import { bindingHandlers, olderBindingHandlers } from './binding/bindingHandlers';
import { moneyTaskWorkHandlers, olderRepayHandlers, repayHandlers } from './money/repayHandlers';
import { nextCaseHandlers } from './nextCase/nextCaseHandlers';
import { olderQueueHandlers, queueHandlers } from './queues/queueHandlers';
import { holdHandlers } from './cases/hold/changeHold';
import { olderTaskHandlers, taskHandlers } from './cases/taskHandlers';
import { ownAccountHandlers } from './users/ownAccountHandlers';
import { secondFactorHandlers } from './users/factors/factorHandlers';
import { phoneCallHandlers, telephonyHandlers } from './telephony/phoneCallHandlers';
import { resultOlderTaskHandlers, resultTaskHandlers, resultTaskWorkHandlers } from './results/resultHandlers';
import { signInConfigHandlers } from './signIn/signInConfigHandlers';
import type { Handlers } from '../access/callContext';

/**
 * A handler for every call of the contract: a missing file or call does not compile. Where the calls of one file belong to several
 * topics, each topic serves its own.
 */
export const ALL_HANDLERS: { readonly [File in keyof typeof ALL_CALLS]: Handlers<(typeof ALL_CALLS)[File]> } = {
  loginCalls: loginHandlers,
  passkeySignInCalls: passkeySignInHandlers,
  singleSignOnCalls: singleSignOnHandlers,
  ownAccountCalls: ownAccountHandlers,
  secondFactorCalls: secondFactorHandlers,
  olderLoginCalls: olderLoginHandlers,
  menuCalls: menuHandlers,
  msgCalls: msgHandlers,
  achievementBoardCalls: achievementBoardHandlers,
  userCalls: userHandlers,
  publicIpCalls: publicIpHandlers,
  taskCalls: { ...taskHandlers, ...nextCaseHandlers, ...borrowerTaskHandlers, ...resultTaskHandlers },
  olderTaskCalls: { ...olderTaskHandlers, ...borrowerOlderTaskHandlers, ...resultOlderTaskHandlers },
  taskWorkCalls: {
    ...resultTaskWorkHandlers,
    ...borrowerTaskWorkHandlers,
    ...moneyTaskWorkHandlers,
    ...caseSmsHandlers,
    ...phoneCallHandlers,
    ...holdHandlers,
    ...lawTaskWorkHandlers,
    ...preferenceHandlers,
  },
  taskMaterialCalls: taskMaterialHandlers,
  taskViewCalls: taskViewHandlers,
  taskAgingCalls: taskAgingHandlers,
  repayCalls: repayHandlers,
  olderRepayCalls: { ...olderRepayHandlers, ...statisticsHandlers },
  smsCalls: smsHandlers,
  bulkMessageCalls: bulkMessageHandlers,
  telephonyCalls: telephonyHandlers,
  olderSmsCalls: olderSmsHandlers,
  loanCalls: loanHandlers,
  intentCalls: callOutcomeHandlers,
  msgAdminCalls: msgAdminHandlers,
  manageUserCalls: manageUserHandlers,
  olderManagementUserCalls: olderManagementUserHandlers,
  manageLoginLogCalls: manageLoginLogHandlers,
  institutionAndQueueCalls: { ...queueHandlers, ...bindingHandlers },
  olderManagementQueueCalls: { ...olderQueueHandlers, ...olderBindingHandlers },
  institutionalManagementCalls: institutionalManagementHandlers,
  olderManagementInstitutionCalls: olderManagementInstitutionHandlers,
  permissionCalls: permissionHandlers,
  loginLimitCalls: loginLimitHandlers,
  manageConfigCalls: {
    ...signInConfigHandlers,
    ...boardConfigHandlers,
    ...allocationHandlers,
    ...sharingHandlers,
    ...approvalLimitHandlers,
    ...limitTrialHandlers,
    ...planLimitHandlers,
    ...planTrialHandlers,
    ...settingHandlers,
  },
  singleSignOnConfigCalls: singleSignOnConfigHandlers,
  smsLimitCalls: smsLimitHandlers,
  customerServiceCalls: complaintHandlers,
  workScheduleCalls: workScheduleHandlers,
  lawCalls: lawHandlers,
  lawReplayCalls: lawReplayHandlers,
  contactDecisionCalls: contactDecisionHandlers,
  lenderCalls: lenderHandlers,
  boardAlertCalls: alertHandlers,
  boardCalls: boardHandlers,
  behaviourCalls: behaviorHandlers,
  trailCalls: trailHandlers,
  approvalCalls: approvalHandlers,
  apiKeyCalls: apiKeyHandlers,
};
