// Written by `npm run docs` from the folders of `src/i18n/en`; do not edit.

/** Loaders of the translations of the agent, by file and language. */
export const AGENT_FILES = {
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
  factors: {
    cn: () => import('./cn/agent/factors.json'),
    en: () => import('./en/agent/factors.json'),
    es: () => import('./es/agent/factors.json'),
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
  tour: {
    cn: () => import('./cn/agent/tour.json'),
    en: () => import('./en/agent/tour.json'),
    es: () => import('./es/agent/tour.json'),
  },
  wishes: {
    cn: () => import('./cn/agent/wishes.json'),
    en: () => import('./en/agent/wishes.json'),
    es: () => import('./es/agent/wishes.json'),
  },
} as const;
