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
  'ApiKeys',
  'SettingChanges',
  'Permissions',
  'Institutions',
  'Accounts',
  'Users',
  'UserOptions',
  'UserOperations',
  'BulkMessages',
  'LoginLogs',
  'Lender',
  'Approvals',
  'SecondPerson',
] as const;

export type TagType = (typeof TAGS)[number];

/** All cached data of a tag, or the data of one id. */
export type DataTag = TagType | { readonly type: TagType; readonly id: string };

/** Returns the tag of one item by id. */
export const createTag = (type: TagType, id: string): DataTag => ({ type, id });

/** Returns the tags to invalidate when a call starts or ends: the case counts the calls of today. */
export const getCallTags = (taskId: string): DataTag[] => [
  createTag('Case', taskId),
  createTag('PhoneCall', taskId),
  createTag('Timeline', taskId),
];

/** Returns the tags to invalidate when a message is sent. */
export const getMessageTags = (taskId: string): DataTag[] => [
  createTag('Messages', taskId),
  createTag('Logs', taskId),
  createTag('Timeline', taskId),
];

/** Returns the tags to invalidate when a message is written: a manually entered number becomes a contact. */
export const getSentMessageTags = (taskId: string): DataTag[] => [
  ...getMessageTags(taskId),
  createTag('Contacts', taskId),
];

/** Returns the tags to invalidate after a refused contact: the decisions of the rules. */
export const getLawfulTags = ({ taskId }: { readonly taskId: unknown }): DataTag[] => [
  createTag('Lawful', String(taskId)),
];

/** Returns the tags to invalidate when an override is granted. */
export const getOverrideTags = (input: { readonly taskId: unknown }): DataTag[] => [
  ...getLawfulTags(input),
  createTag('Timeline', String(input.taskId)),
];

/** Returns the tags to invalidate when a preference is recorded or ended: an attorney becomes a contact. */
export const getPreferenceTags = (taskId: string): DataTag[] => [
  createTag('Contacts', taskId),
  createTag('Timeline', taskId),
];

/** Returns the tags to invalidate when a code is requested or arrives. */
export const getCodeTags = (taskId: string): DataTag[] => [createTag('Codes', taskId), createTag('Timeline', taskId)];

/** Returns the tags of all data of one case, to refetch when it changes (AP-08, CD-11). */
export const getCaseTags = (taskId: string): DataTag[] => [
  'Complaints',
  'CaseList',
  'Score',
  'Statistics',
  'Board',
  'Alerts',
  'Queues',
  'QueueCases',
  createTag('Draft', taskId),
  createTag('Contacts', taskId),
  createTag('RepayPlan', taskId),
  createTag('PayLogs', taskId),
  ...getCallTags(taskId),
  ...getMessageTags(taskId),
  ...getCodeTags(taskId),
];

/** Returns the tags to invalidate when many cases change at once (QU-01, QU-02). */
export const getAllCaseTags = (): DataTag[] => [
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
