/** Cache tags. A change lists the tags that it invalidates. */
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

export type Tag = (typeof TAGS)[number];

/** All cached data of a tag, or the data of one id. */
export type DataTag = Tag | { readonly type: Tag; readonly id: string };

/** Returns the tag of one item by id. */
export const one = (type: Tag, id: string): DataTag => ({ type, id });

/** Returns the tags to invalidate when a call starts or ends: the case counts the calls of today. */
export const callsOfCase = (taskId: string): DataTag[] => [
  one('Case', taskId),
  one('PhoneCall', taskId),
  one('Timeline', taskId),
];

/** Returns the tags to invalidate when a message is sent. */
export const messagesOfCase = (taskId: string): DataTag[] => [
  one('Messages', taskId),
  one('Logs', taskId),
  one('Timeline', taskId),
];

/** Returns the tags to invalidate when a message is written: a manually entered number becomes a contact. */
export const sentAbout = (taskId: string): DataTag[] => [...messagesOfCase(taskId), one('Contacts', taskId)];

/** Returns the tags to invalidate after a refused contact: the decisions of the rules. */
export const lawfulOfCase = ({ taskId }: { readonly taskId: unknown }): DataTag[] => [one('Lawful', String(taskId))];

/** Returns the tags to invalidate when an override is granted. */
export const overridesOfCase = (asked: { readonly taskId: unknown }): DataTag[] => [
  ...lawfulOfCase(asked),
  one('Timeline', String(asked.taskId)),
];

/** Returns the tags to invalidate when a preference is recorded or ended: an attorney becomes a contact. */
export const preferenceTags = (taskId: string): DataTag[] => [one('Contacts', taskId), one('Timeline', taskId)];

/** Returns the tags to invalidate when a code is requested or arrives. */
export const codesOfCase = (taskId: string): DataTag[] => [one('Codes', taskId), one('Timeline', taskId)];

/** Returns the tags of all data of one case, to refetch when it changes (AP-08, CD-11). */
export const caseTags = (taskId: string): DataTag[] => [
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

/** Returns the tags to invalidate when many cases change at once (QU-01, QU-02). */
export const everythingOfCases = (): DataTag[] => [
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
