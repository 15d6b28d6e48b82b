import type { CallInput } from '@/contract/call';
import type { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { getCodeValues, type CodeTable } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { SystemUser } from '@/contract/entities/users/systemUser';

/** Fields of the user form: the request without the user's identity. */
export type UserFields = Omit<CallInput<typeof manageUserCalls.createOrUpdate>, 'id' | 'version' | 'photo'>;

/** Initial values of the form: an agent. */
export const NEW_USER: Partial<UserFields> = {
  role: 'member',
  groupId: null,
  queueId: null,
  products: [],
  loanTypes: [],
  autoReloan: false,
  sendBlu: false,
  sendIvr: false,
  sendLunar: false,
  sendSms: true,
  sendWaba: false,
  affiliatedSystem: null,
  ranked: true,
  createsPtp: true,
  longAging: false,
  res: false,
  dailyTarget: 0,
};

/** Returns a code of the table; other codes of another server cannot be chosen here. */
const known = <Code extends string>(table: CodeTable<Code>, code: string): Code | undefined =>
  getCodeValues(table).find((each) => each === code);

/** Returns the form's fields for an existing user. */
export const getFields = (user: SystemUser): UserFields => ({
  username: user.username,
  name: user.name,
  email: user.email,
  role: known(ROLE, user.role) ?? 'member',
  groupId: user.groupId,
  queueId: user.queueId,
  products: [...user.products],
  loanTypes: user.loanTypes.flatMap((code) => known(LOAN_TYPE, code) ?? []),
  autoReloan: user.autoReloan,
  sendBlu: user.sendBlu,
  sendIvr: user.sendIvr,
  sendLunar: user.sendLunar,
  sendSms: user.sendSms,
  sendWaba: user.sendWaba,
  affiliatedSystem: user.affiliatedSystem,
  ranked: user.ranked,
  createsPtp: user.createsPtp,
  longAging: user.longAging,
  res: user.res,
  dailyTarget: user.dailyTarget,
});

/** The form's values as they are sent: what was cleared is none. */
export const trimFields = (fields: UserFields): UserFields => ({
  ...fields,
  username: fields.username.trim(),
  email: fields.email.trim(),
  groupId: fields.groupId ?? null,
  queueId: fields.queueId ?? null,
  affiliatedSystem: fields.affiliatedSystem?.trim() || null,
  dailyTarget: fields.dailyTarget || 0,
});
