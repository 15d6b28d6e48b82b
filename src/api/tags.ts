/** What the app keeps of the server, by name; a change names what it makes out of date. */
export const TAGS = [
  'CaseList',
  'Case',
  'Borrower',
  'Contacts',
  'Logs',
  'Draft',
  'FilterOptions',
  'Announcements',
  'Notices',
  'Score',
  'Menu',
  'Me',
] as const;

/** The name of something kept. */
export type Tag = (typeof TAGS)[number];

/** Something kept, all of it or one by id. */
export type TagOf = Tag | { readonly type: Tag; readonly id: string };

/** One by id. */
export const one = (type: Tag, id: string): TagOf => ({ type, id });

/** All that shows one case: to be asked again when it changes (AP-08, CD-11). */
export const everythingOfCase = (taskId: string): TagOf[] => [
  'CaseList',
  'Score',
  one('Case', taskId),
  one('Logs', taskId),
  one('Contacts', taskId),
];
