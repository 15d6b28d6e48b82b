/** The fields of a user that have a name in the form. */
const FIELDS = [
  'username',
  'name',
  'email',
  'role',
  'groupId',
  'queueId',
  'products',
  'loanTypes',
  'dailyTarget',
  'affiliatedSystem',
  'ranked',
  'createsPtp',
  'autoReloan',
  'longAging',
  'res',
  'sendBlu',
  'sendIvr',
  'sendLunar',
  'sendSms',
  'sendWaba',
  'photo',
] as const;

/** Whether a field of the history has a name in the form. */
export const isUserField = (field: string): field is (typeof FIELDS)[number] => FIELDS.some((each) => each === field);
