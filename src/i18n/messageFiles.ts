// Written by `npm run docs` from the folders beside it: not to be edited.

/** All files of words, by the part of the app with which they come. */
export const MESSAGE_FILES = {
  agent: {
    callLine: {
      cn: () => import('./cn/agent/callLine.json'),
      en: () => import('./en/agent/callLine.json'),
      es: () => import('./es/agent/callLine.json'),
    },
    caseDetail: {
      cn: () => import('./cn/agent/caseDetail.json'),
      en: () => import('./en/agent/caseDetail.json'),
      es: () => import('./es/agent/caseDetail.json'),
    },
    conditions: {
      cn: () => import('./cn/agent/conditions.json'),
      en: () => import('./en/agent/conditions.json'),
      es: () => import('./es/agent/conditions.json'),
    },
    goOn: {
      cn: () => import('./cn/agent/goOn.json'),
      en: () => import('./en/agent/goOn.json'),
      es: () => import('./es/agent/goOn.json'),
    },
    lawful: {
      cn: () => import('./cn/agent/lawful.json'),
      en: () => import('./en/agent/lawful.json'),
      es: () => import('./es/agent/lawful.json'),
    },
    longAging: {
      cn: () => import('./cn/agent/longAging.json'),
      en: () => import('./en/agent/longAging.json'),
      es: () => import('./es/agent/longAging.json'),
    },
    material: {
      cn: () => import('./cn/agent/material.json'),
      en: () => import('./en/agent/material.json'),
      es: () => import('./es/agent/material.json'),
    },
    palette: {
      cn: () => import('./cn/agent/palette.json'),
      en: () => import('./en/agent/palette.json'),
      es: () => import('./es/agent/palette.json'),
    },
    repay: {
      cn: () => import('./cn/agent/repay.json'),
      en: () => import('./en/agent/repay.json'),
      es: () => import('./es/agent/repay.json'),
    },
    sessions: {
      cn: () => import('./cn/agent/sessions.json'),
      en: () => import('./en/agent/sessions.json'),
      es: () => import('./es/agent/sessions.json'),
    },
    sms: {
      cn: () => import('./cn/agent/sms.json'),
      en: () => import('./en/agent/sms.json'),
      es: () => import('./es/agent/sms.json'),
    },
    timeline: {
      cn: () => import('./cn/agent/timeline.json'),
      en: () => import('./en/agent/timeline.json'),
      es: () => import('./es/agent/timeline.json'),
    },
    wishes: {
      cn: () => import('./cn/agent/wishes.json'),
      en: () => import('./en/agent/wishes.json'),
      es: () => import('./es/agent/wishes.json'),
    },
  },
  entry: {
    errors: {
      cn: () => import('./cn/entry/errors.json'),
      en: () => import('./en/entry/errors.json'),
      es: () => import('./es/entry/errors.json'),
    },
    login: {
      cn: () => import('./cn/entry/login.json'),
      en: () => import('./en/entry/login.json'),
      es: () => import('./es/entry/login.json'),
    },
  },
  management: {
    approvals: {
      cn: () => import('./cn/management/approvals.json'),
      en: () => import('./en/management/approvals.json'),
      es: () => import('./es/management/approvals.json'),
    },
    board: {
      cn: () => import('./cn/management/board.json'),
      en: () => import('./en/management/board.json'),
      es: () => import('./es/management/board.json'),
    },
    complaints: {
      cn: () => import('./cn/management/complaints.json'),
      en: () => import('./en/management/complaints.json'),
      es: () => import('./es/management/complaints.json'),
    },
    confirm: {
      cn: () => import('./cn/management/confirm.json'),
      en: () => import('./en/management/confirm.json'),
      es: () => import('./es/management/confirm.json'),
    },
    institutions: {
      cn: () => import('./cn/management/institutions.json'),
      en: () => import('./en/management/institutions.json'),
      es: () => import('./es/management/institutions.json'),
    },
    law: {
      cn: () => import('./cn/management/law.json'),
      en: () => import('./en/management/law.json'),
      es: () => import('./es/management/law.json'),
    },
    lawReplay: {
      cn: () => import('./cn/management/lawReplay.json'),
      en: () => import('./en/management/lawReplay.json'),
      es: () => import('./es/management/lawReplay.json'),
    },
    lender: {
      cn: () => import('./cn/management/lender.json'),
      en: () => import('./en/management/lender.json'),
      es: () => import('./es/management/lender.json'),
    },
    monitoring: {
      cn: () => import('./cn/management/monitoring.json'),
      en: () => import('./en/management/monitoring.json'),
      es: () => import('./es/management/monitoring.json'),
    },
    queues: {
      cn: () => import('./cn/management/queues.json'),
      en: () => import('./en/management/queues.json'),
      es: () => import('./es/management/queues.json'),
    },
    replay: {
      cn: () => import('./cn/management/replay.json'),
      en: () => import('./en/management/replay.json'),
      es: () => import('./es/management/replay.json'),
    },
    seating: {
      cn: () => import('./cn/management/seating.json'),
      en: () => import('./en/management/seating.json'),
      es: () => import('./es/management/seating.json'),
    },
    statistics: {
      cn: () => import('./cn/management/statistics.json'),
      en: () => import('./en/management/statistics.json'),
      es: () => import('./es/management/statistics.json'),
    },
    system: {
      cn: () => import('./cn/management/system.json'),
      en: () => import('./en/management/system.json'),
      es: () => import('./es/management/system.json'),
    },
    trail: {
      cn: () => import('./cn/management/trail.json'),
      en: () => import('./en/management/trail.json'),
      es: () => import('./es/management/trail.json'),
    },
    users: {
      cn: () => import('./cn/management/users.json'),
      en: () => import('./en/management/users.json'),
      es: () => import('./es/management/users.json'),
    },
  },
  workplace: {
    cases: {
      cn: () => import('./cn/workplace/cases.json'),
      en: () => import('./en/workplace/cases.json'),
      es: () => import('./es/workplace/cases.json'),
    },
    lists: {
      cn: () => import('./cn/workplace/lists.json'),
      en: () => import('./en/workplace/lists.json'),
      es: () => import('./es/workplace/lists.json'),
    },
    notices: {
      cn: () => import('./cn/workplace/notices.json'),
      en: () => import('./en/workplace/notices.json'),
      es: () => import('./es/workplace/notices.json'),
    },
    shell: {
      cn: () => import('./cn/workplace/shell.json'),
      en: () => import('./en/workplace/shell.json'),
      es: () => import('./es/workplace/shell.json'),
    },
    zone: {
      cn: () => import('./cn/workplace/zone.json'),
      en: () => import('./en/workplace/zone.json'),
      es: () => import('./es/workplace/zone.json'),
    },
  },
} as const;
