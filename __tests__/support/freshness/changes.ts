import type { LiveEvent } from '@/contract/entities/liveEvent';

import type { Change, Fact } from './facts';

/** What a call changes; `live`: the events that bring the caller what comes of it only after the answer. */
export interface Changed {
  readonly facts: readonly Fact[];
  readonly live?: readonly LiveEvent['type'][];
}

const NOTHING: Changed = { facts: [] };
/** A file that is taken away is written down as behaviour. */
const TAKEN_AWAY: Changed = { facts: ['behaviour'] };
const RECORDED: Changed = { facts: ['case', 'log'] };
const PAID: Changed = { facts: ['case', 'payment', 'plan'] };
const SENT: Changed = { facts: ['message', 'contact'] };
/** To somebody who is a contact already. */
const SENT_ON: Changed = { facts: ['message'] };
const CODE: Changed = { facts: ['code'] };
const DIALLED: Changed = { facts: ['phoneCall', 'attempt'] };
const HUNG_UP: Changed = { facts: ['phoneCall'] };
const COMPLAINT: Changed = { facts: ['complaint', 'hold'] };
const HELD: Changed = { facts: ['case', 'hold'] };
const WISHED: Changed = { facts: ['wish', 'contact'] };
const QUEUE: Changed = { facts: ['queue', 'case'], live: ['casesChanged'] };
const BOUND: Changed = { facts: ['binding', 'bindings', 'case'], live: ['binding', 'casesChanged'] };
const BOUND_AT_ONCE: Changed = { facts: ['bindings', 'case'] };
const USER: Changed = { facts: ['user'] };
const ACCESS: Changed = { facts: ['access'] };
const ANNOUNCED: Changed = { facts: ['announcement'] };
const NOTICED: Changed = { facts: ['notice'] };
const REPLAYED: Changed = { facts: ['lawReplay'] };
const setting = (fact: Fact): Changed => ({ facts: [fact, 'settingChange'] });

/** What each call changes; a change without a line does not compile. Sessions begin and end with an empty cache. */
export const CHANGES: Readonly<Record<Change, Changed>> = {
  approvalAgree: { facts: ['approval', 'case', 'payment', 'plan', 'secondPerson'] },
  approvalRefuse: { facts: ['approval'] },
  approvalWithdraw: { facts: ['approval'] },
  approvalExport: TAKEN_AWAY,
  behaviourCountFile: TAKEN_AWAY,
  behaviourDetailFile: TAKEN_AWAY,
  boardAgentsFile: TAKEN_AWAY,
  boardCasesFile: TAKEN_AWAY,
  boardPaymentsFile: TAKEN_AWAY,
  customerServiceExport: TAKEN_AWAY,
  taskWorkWish: WISHED,
  taskWorkEndWish: WISHED,
  taskWorkOverride: { facts: ['override'] },
  taskWorkHold: HELD,
  taskWorkLiftHold: HELD,
  customerServiceAdd: COMPLAINT,
  customerServiceAllocation: COMPLAINT,
  customerServiceBatchAllocation: COMPLAINT,
  customerServiceProcessing: COMPLAINT,
  customerServiceDone: COMPLAINT,
  customerServiceRejection: COMPLAINT,
  customerServicePenalty: { facts: ['complaint', 'announcement'] },
  customerServiceTransfer: COMPLAINT,
  customerServiceReschedule: COMPLAINT,
  customerServiceReportFile: NOTHING,
  customerServiceSplitting: COMPLAINT,
  institutionAndQueueExport: TAKEN_AWAY,
  institutionAndQueueCasesExport: TAKEN_AWAY,
  institutionAndQueueAdd: QUEUE,
  institutionAndQueueUpdate: QUEUE,
  institutionAndQueueEnable: QUEUE,
  institutionAndQueueDelete: { facts: ['queue'] },
  institutionAndQueueRulePreview: NOTHING,
  institutionAndQueueSortPreview: NOTHING,
  institutionAndQueueSort: { facts: ['case', 'sorting'], live: ['casesChanged'] },
  institutionAndQueueSortStop: { facts: ['sorting'] },
  institutionAndQueueBindPlan: NOTHING,
  institutionAndQueueBindRun: BOUND,
  institutionAndQueueBindCancel: { facts: ['binding'] },
  institutionAndQueueBindUndo: BOUND,
  institutionalManagementAddInstitution: { facts: ['institution'] },
  institutionalManagementRenameInstitution: { facts: ['institution'] },
  institutionalManagementMoveInstitution: { facts: ['institution'] },
  institutionalManagementInstitutionStatus: { facts: ['institution'] },
  institutionalManagementPassword: ACCESS,
  lenderAssign: { facts: ['lenderEvent', 'case', 'payment', 'plan'] },
  lenderGiveBack: { facts: ['lenderEvent'] },
  lenderListingFile: TAKEN_AWAY,
  lenderClarificationsFile: TAKEN_AWAY,
  lenderDaysFile: TAKEN_AWAY,
  lenderUploadPreview: NOTHING,
  lenderUpload: { facts: ['lenderEvent'] },
  lenderMakeKey: setting('lenderKey'),
  loginRsaPublicKey: NOTHING,
  loginGenerateValidateCode: NOTHING,
  loginIn: NOTHING,
  loginGetSilenceLiveNessResult: NOTHING,
  loginGetPureH5LivenessResult: NOTHING,
  loginOut: NOTHING,
  loginCurrentUser: NOTHING,
  ownAccountConfirmPassword: NOTHING,
  ownAccountOwnPassword: NOTHING,
  ownAccountEndOwnSessions: ACCESS,
  loginLimitWhiteListUpdate: setting('whitelist'),
  manageConfigUpdateLoginType: setting('signInConfig'),
  manageConfigIncreaseQuota: setting('quota'),
  manageConfigUpdateStandards: setting('standard'),
  manageConfigUpdateBoard: setting('boardConfig'),
  manageConfigUpdateSecondPerson: setting('secondPerson'),
  manageConfigUpdateAllocation: setting('allocationOrder'),
  manageConfigUpdateSharing: setting('sharing'),
  manageConfigUpdatePromisePlan: setting('planLimits'),
  lawChoose: setting('law'),
  lawMode: setting('law'),
  lawReview: setting('law'),
  lawOwn: setting('law'),
  lawReplayStart: REPLAYED,
  lawReplayCancel: REPLAYED,
  manageLoginLogExport: TAKEN_AWAY,
  manageUserExport: TAKEN_AWAY,
  manageUserRankExport: TAKEN_AWAY,
  manageUserCreateOrUpdate: USER,
  manageUserStatus: USER,
  manageUserGroupSave: { facts: ['group'] },
  manageUserGroupLeader: USER,
  manageUserGroupRemove: { facts: ['group'] },
  manageUserResetPassword: ACCESS,
  manageUserDownloadPassword: NOTHING,
  manageUserLivenessBinding: ACCESS,
  manageUserIdCardBinding: ACCESS,
  manageUserEndSessions: ACCESS,
  manageUserManyPlan: NOTHING,
  manageUserManyRun: { facts: ['userOperation'] },
  manageUserManyPasswords: TAKEN_AWAY,
  manageUserManyPutAway: { facts: ['userOperation'] },
  manageUserBulkPreview: NOTHING,
  manageUserBulkAdd: USER,
  manageUserBulkTemplate: NOTHING,
  msgAdminAddMsg: ANNOUNCED,
  msgAdminUpdateMsg: ANNOUNCED,
  msgAdminDelete: ANNOUNCED,
  msgAdminExport: TAKEN_AWAY,
  msgAdminAddNotice: NOTICED,
  msgAdminDeleteNotice: NOTICED,
  msgUpdateReadMsg: { facts: ['announcement'] },
  olderLoginLoginIn: NOTHING,
  olderManagementQueueBatchBindAgent: BOUND_AT_ONCE,
  olderManagementQueueUnbindAgent: BOUND_AT_ONCE,
  olderManagementUserSaveInfo: USER,
  olderRepayDeduct: PAID,
  olderRepayStatisticsFile: TAKEN_AWAY,
  olderSmsSend: SENT,
  olderTaskRecord: RECORDED,
  permissionSaveRoles: { facts: ['permission'] },
  permissionSaveUser: { facts: ['permission'] },
  repayRepaymentCodeUpdateNew: CODE,
  repayRefreshRepayCode: CODE,
  smsManualSend: SENT,
  smsRetry: SENT_ON,
  smsLimitUpdateSmsLimit: setting('smsLimit'),
  smsLimitAddSmsTemplate: setting('smsTemplate'),
  smsLimitUpdateSmsTemplate: setting('smsTemplate'),
  taskRecord: RECORDED,
  taskReveal: TAKEN_AWAY,
  taskSaveDraft: { facts: ['draft'] },
  taskMaterialPicture: TAKEN_AWAY,
  taskMaterialAddImageComment: { facts: ['pictureComment'] },
  taskMaterialAddressBookContact: { facts: ['addressBook', 'contact'] },
  taskViewSaveFilter: { facts: ['savedFilter'] },
  taskViewDeleteFilter: { facts: ['savedFilter'] },
  taskViewSaveSpecialColumn: { facts: ['columns'] },
  taskWorkPartDeduce: PAID,
  taskWorkSaveUserEmerContact: { facts: ['contact'] },
  taskWorkManualDelay: { facts: ['case', 'plan', 'log'] },
  taskWorkAutoDialSms: SENT_ON,
  taskWorkDial: DIALLED,
  taskWorkHangUp: HUNG_UP,
  taskWorkTimelineFile: TAKEN_AWAY,
  trailVerify: NOTHING,
  trailLoginsExport: TAKEN_AWAY,
  trailExportCsv: TAKEN_AWAY,
  trailExportJson: TAKEN_AWAY,
  trailAdd: { facts: ['trail'] },
  userBehaviorAdd: TAKEN_AWAY,
  workScheduleStatus: { facts: ['schedule'] },
  workScheduleBatchPreview: NOTHING,
  workScheduleUpload: NOTHING,
  workScheduleUndo: { facts: ['schedule'] },
  workScheduleDownload: NOTHING,
  workScheduleSaveTaskNumberConfig: { facts: ['seatPlan'] },
  workScheduleDeleteTaskNumberConfig: { facts: ['seatPlan'] },
};
