import type { Change, Question } from './facts';

/** Queries that are not refetched although their data changed, with the reason. */
export interface KnownGap {
  readonly why: string;
  readonly changes: readonly Change[];
  readonly shows: readonly Question[];
}

/** A gap that is closed must leave this list; a new one must be mended, or be explained here. */
export const KNOWN_GAPS: readonly KnownGap[] = [
  {
    why: 'Records of behaviour are read by those who watch others: what they did themselves a moment ago is no news to them.',
    changes: [
      'approvalExport',
      'behaviourCountFile',
      'behaviourDetailFile',
      'boardAgentsFile',
      'boardCasesFile',
      'boardPaymentsFile',
      'customerServiceExport',
      'institutionAndQueueCasesExport',
      'institutionAndQueueExport',
      'institutionAndQueueHistoryFile',
      'institutionAndQueueOperationsFile',
      'lawReplayFindingsFile',
      'contactDecisionExport',
      'lenderBatchesFile',
      'lenderClarificationsFile',
      'lenderDaysFile',
      'lenderListingFile',
      'lenderTurnedAwayFile',
      'manageConfigChangesFile',
      'manageUserExport',
      'manageUserHistoryFile',
      'manageUserRankExport',
      'msgAdminExport',
      'permissionHistoryFile',
      'trailLoginsExport',
      'manageUserManyPasswords',
      'manageLoginLogExport',
      'olderRepayStatisticsFile',
      'taskAgingLongAgingFile',
      'taskMaterialPicture',
      'taskReveal',
      'taskWorkTimelineFile',
      'trailExportCsv',
      'trailExportJson',
      'trailEvidence',
      'trailAnchors',
      'userBehaviorAdd',
    ],
    shows: ['behaviourCountList', 'behaviourDetailList'],
  },
  {
    why: 'The trail is sent along with the login, before anybody could have the trail on the screen.',
    changes: ['trailAdd'],
    shows: ['trailLogins', 'trailLogin'],
  },
  {
    why: 'The dialog walks a list that must not shrink under it; it asks anew when it closes.',
    changes: ['msgUpdateReadMsg'],
    shows: ['msgQueryMsg'],
  },
  {
    why: 'An administrator counts how many others have read an announcement; the own reading can wait.',
    changes: ['msgUpdateReadMsg'],
    shows: ['msgAdminQueryAllMsg'],
  },
  {
    why: 'An administrator reads the limits, agents send the messages: another tab, which opens the page anew.',
    changes: ['olderSmsSend', 'smsManualSend', 'smsRetry', 'taskWorkAutoDialSms'],
    shows: ['smsLimitSmsLimit'],
  },
  {
    why: 'Who writes a draft has the newest on the screen, and each form asks for it anew when it opens.',
    changes: ['taskSaveDraft'],
    shows: ['taskDraft'],
  },
  {
    why: 'An agent offers an extension at a case; the figures of the limits are on an administration page and are requested when it opens.',
    changes: ['repayRepaymentCodeUpdateNew', 'repayRefreshRepayCode'],
    shows: ['manageConfigSecondPersonTrial'],
  },
];
