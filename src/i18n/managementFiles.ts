// Written by `npm run docs` from the folders of `src/i18n/en`; do not edit.

/** Loaders of the translations of the management, by file and language. */
export const MANAGEMENT_FILES = {
  apiKeys: {
    cn: () => import('./cn/management/apiKeys.json'),
    en: () => import('./en/management/apiKeys.json'),
    es: () => import('./es/management/apiKeys.json'),
  },
  approvals: {
    cn: () => import('./cn/management/approvals.json'),
    en: () => import('./en/management/approvals.json'),
    es: () => import('./es/management/approvals.json'),
  },
  auditors: {
    cn: () => import('./cn/management/auditors.json'),
    en: () => import('./en/management/auditors.json'),
    es: () => import('./es/management/auditors.json'),
  },
  board: {
    cn: () => import('./cn/management/board.json'),
    en: () => import('./en/management/board.json'),
    es: () => import('./es/management/board.json'),
  },
  bulk: {
    cn: () => import('./cn/management/bulk.json'),
    en: () => import('./en/management/bulk.json'),
    es: () => import('./es/management/bulk.json'),
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
  decisions: {
    cn: () => import('./cn/management/decisions.json'),
    en: () => import('./en/management/decisions.json'),
    es: () => import('./es/management/decisions.json'),
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
} as const;
