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
  'Timeline',
  'PhoneCall',
  'Messages',
  'Templates',
  'Codes',
  'RepayPlan',
  'PayLogs',
  'Pictures',
  'AddressBook',
  'SavedFilters',
  'Columns',
  'Statistics',
  'Board',
  'Schedule',
  'SeatPlans',
  'Complaints',
  'Queues',
  'QueueCases',
  'Binding',
  'Sorting',
  'Behaviour',
  'Trail',
  'SignInConfig',
  'Whitelist',
  'SmsLimits',
  'ManagedTemplates',
  'Quotas',
  'Standards',
  'BoardConfig',
  'Alerts',
  'Allocation',
  'Sharing',
  'PlanLimits',
  'Law',
  'Lawful',
  'LawReplays',
  'SettingChanges',
  'Permissions',
  'Institutions',
  'Accounts',
  'Users',
  'UserOptions',
  'UserOperations',
  'LoginLogs',
  'Lender',
  'Approvals',
  'SecondPerson',
] as const;

/** The name of something kept. */
export type Tag = (typeof TAGS)[number];

/** Something kept, all of it or one by id. */
export type TagOf = Tag | { readonly type: Tag; readonly id: string };

/** One by id. */
export const one = (type: Tag, id: string): TagOf => ({ type, id });

/** What changes when a call is made or ends: the case counts the calls of today. */
export const callsOfCase = (taskId: string): TagOf[] => [
  one('Case', taskId),
  one('PhoneCall', taskId),
  one('Timeline', taskId),
];

/** What changes when a message is sent. */
export const messagesOfCase = (taskId: string): TagOf[] => [
  one('Messages', taskId),
  one('Logs', taskId),
  one('Timeline', taskId),
];

/** What changes when a message is written: a number by hand becomes a contact. */
export const sentAbout = (taskId: string): TagOf[] => [...messagesOfCase(taskId), one('Contacts', taskId)];

/** What a contact that was refused shows to be out of date: what the rules say. */
export const lawfulOfCase = ({ taskId }: { readonly taskId: unknown }): TagOf[] => [one('Lawful', String(taskId))];

/** What changes when an exception is given. */
export const overridesOfCase = (asked: { readonly taskId: unknown }): TagOf[] => [
  ...lawfulOfCase(asked),
  one('Timeline', String(asked.taskId)),
];

/** What changes when a wish is noted or ended: an attorney becomes a contact. */
export const wishesOfCase = (taskId: string): TagOf[] => [one('Contacts', taskId), one('Timeline', taskId)];

/** What changes when a code is asked for or arrives. */
export const codesOfCase = (taskId: string): TagOf[] => [one('Codes', taskId), one('Timeline', taskId)];

/** All that shows one case: to be asked again when it changes (AP-08, CD-11). */
export const caseTags = (taskId: string): TagOf[] => [
  'Complaints',
  'CaseList',
  'Score',
  'Statistics',
  'Board',
  'Alerts',
  'Queues',
  'QueueCases',
  one('Draft', taskId),
  one('Contacts', taskId),
  one('RepayPlan', taskId),
  one('PayLogs', taskId),
  ...callsOfCase(taskId),
  ...messagesOfCase(taskId),
  ...codesOfCase(taskId),
];

/** What changes when many cases change at once (QU-01, QU-02). */
export const everythingOfCases = (): TagOf[] => [
  'CaseList',
  'Score',
  'Statistics',
  'Board',
  'Alerts',
  'Case',
  'Timeline',
  'Queues',
  'QueueCases',
];
