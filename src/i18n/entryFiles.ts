// Written by `npm run docs` from the folders of `src/i18n/en`; do not edit.

/** Loaders of the translations of the entry, by file and language. */
export const ENTRY_FILES = {
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
} as const;
