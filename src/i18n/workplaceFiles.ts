// Written by `npm run docs` from the folders of `src/i18n/en`; do not edit.

/** Loaders of the translations of the workplace, by file and language. */
export const WORKPLACE_FILES = {
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
} as const;
