// Written by `npm run docs` from the folders beside it: not to be edited.

/** The files of words that come with the entry, by name and language. */
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
