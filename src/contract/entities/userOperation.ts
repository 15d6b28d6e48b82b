import * as z from 'zod/mini';
import { CASES_HEIR } from '../codes/casesHeir';
import { USER_ACT } from '../codes/userAct';
import { USER_OPERATION_MAX, USERS_AT_ONCE_MAX } from '../ourLimits';
import { code, codeInput, count, id, idInput, pageQuery, time } from '../schemas';
import { systemUserFilters } from './systemUser';

const userIds = z.array(idInput).check(z.maxLength(USERS_AT_ONCE_MAX));
const flag = z.optional(z.boolean());

/** Which users are meant: some by their ids, or all that pass the filters less some, on whatever page they stand (US-01). */
export const userSelection = z.union([
  z.strictObject({ userIds: userIds.check(z.minLength(1)) }),
  z.strictObject({ filters: z.strictObject(systemUserFilters), except: userIds }),
]);

const wish = {
  /** contract/codes/userAct. */
  act: codeInput(USER_ACT),
  selection: userSelection,
  /** Of 'queue' and 'group': where they go; null: none. */
  queueId: z.nullish(idInput),
  groupId: z.nullish(idInput),
  /** Of 'sendFlags': those that are set or taken; absent ones stay. */
  flags: z.optional(z.strictObject({ sendBlu: flag, sendIvr: flag, sendLunar: flag, sendSms: flag, sendWaba: flag })),
  /** Of 'disable': who gets their open cases (contract/codes/casesHeir), and the colleague of 'agent'. */
  heir: z.optional(codeInput(CASES_HEIR)),
  agentId: z.optional(idInput),
};

/** What is to be done to many users. */
export const bulkUserRequest = z.strictObject(wish);
/** What is to be done to many users. */
export type ManyUsersRequest = z.input<typeof bulkUserRequest>;

/** The same once the dry run has been read: refused when other users are meant by now. */
export const manyUsersRunRequest = z.strictObject({
  ...wish,
  /** The dry run's total. */
  expected: count.check(z.lte(USER_OPERATION_MAX)),
});

const counted = z.array(z.object({ /** contract/codes/userOutcome. */ outcome: code, count }));

/** The dry run: nothing has changed yet. */
export const manyUsersPlan = z.object({
  /** All who are meant, and those of them to whom it would be done. */
  total: count,
  willChange: count,
  /** Those to whom it would not, by why. */
  left: counted,
  /** Open cases of those who would be disabled, and how many would get them. */
  cases: count,
  heirs: count,
});
/** The dry run. */
export type ManyUsersPlan = z.output<typeof manyUsersPlan>;

/** Something that is done to many users, and how far it is. */
export const userOperation = z.object({
  id,
  act: code,
  /** waiting, running, done or failed (contract/codes/bindingState). */
  state: code,
  total: count,
  /** Users gone through, and those of them to whom it was done. */
  done: count,
  changed: count,
  createdTime: time,
  /** It takes another operation back. */
  isUndo: z.boolean(),
  /** It can be undone: it is over, and was not undone yet. */
  canUndo: z.boolean(),
  /** Of 'resetPassword': how many of its one-time passwords can still be fetched and signed in with, and until when; null: none any more. */
  passwords: z.nullable(z.object({ count, until: time })),
});
/** Something that is done to many users. */
export type UserOperation = z.output<typeof userOperation>;

/** A user to whom it was not done. */
export const leftUser = z.object({ userId: id, name: z.string(), username: z.string(), outcome: code });
/** A user to whom it was not done. */
export type LeftUser = z.output<typeof leftUser>;

/** Query of manage/user/many/left/{id}. */
export const skippedUsersQuery = z.strictObject(pageQuery());
/** Names an operation of the caller's own. */
export const userOperationRequest = z.strictObject({ id: idInput });
