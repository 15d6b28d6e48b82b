import * as z from 'zod/mini';
import { CASES_HEIR } from '../../codes/queueCodes';
import { USER_ACTION } from '../../codes/userCodes';
import { USER_OPERATION_MAX, USERS_AT_ONCE_MAX } from '../../ourLimits';
import { code, codeInput, count, id, idInput, pageQuery, time } from '../../schemas';
import { systemUserFilters } from './systemUser';

const userIds = z.array(idInput).check(z.maxLength(USERS_AT_ONCE_MAX));
const flag = z.optional(z.boolean());

/** Selected users: by their ids, or all users that match the filters minus exclusions, across all pages (US-01). */
export const userSelection = z.union([
  z.strictObject({ userIds: userIds.check(z.minLength(1)) }),
  z.strictObject({ filters: z.strictObject(systemUserFilters), except: userIds }),
]);

const bulkUserFields = {
  /** contract/codes/userCodes. */
  act: codeInput(USER_ACTION),
  selection: userSelection,
  /** For 'queue' and 'group': the target; null means none. */
  queueId: z.nullish(idInput),
  groupId: z.nullish(idInput),
  /** For 'sendFlags': the flags to set or clear. Absent flags stay unchanged. */
  flags: z.optional(z.strictObject({ sendBlu: flag, sendIvr: flag, sendLunar: flag, sendSms: flag, sendWaba: flag })),
  /** For 'disable': the recipients of the open cases (contract/codes/queueCodes), and the colleague for 'agent'. */
  heir: z.optional(codeInput(CASES_HEIR)),
  agentId: z.optional(idInput),
};

/** Bulk action and the users that it applies to. */
export const bulkUserRequest = z.strictObject(bulkUserFields);
export type ManyUsersRequest = z.input<typeof bulkUserRequest>;

/** Execution of a bulk action after its dry run. Refused if the selection now matches different users. */
export const manyUsersRunRequest = z.strictObject({
  ...bulkUserFields,
  /** Total of the dry run. */
  expected: count.check(z.lte(USER_OPERATION_MAX)),
});

const outcomeCounts = z.array(z.object({ /** contract/codes/userCodes. */ outcome: code, count }));

/** Result of the dry run, before any change. */
export const manyUsersPlan = z.object({
  /** Number of selected users, and of those that would change. */
  total: count,
  willChange: count,
  /** Number of skipped users by reason. */
  left: outcomeCounts,
  /** Number of open cases of the users to be disabled, and of the users who would receive them. */
  cases: count,
  heirs: count,
});
export type ManyUsersPlan = z.output<typeof manyUsersPlan>;

/** A bulk operation on users, with its progress. */
export const userOperation = z.object({
  id,
  act: code,
  /** waiting, running, done or failed (contract/codes/queueCodes). */
  state: code,
  total: count,
  /** Number of processed users, and of those changed. */
  done: count,
  changed: count,
  createdTime: time,
  /** It undoes another operation. */
  isUndo: z.boolean(),
  /** It can be undone: it is complete and not undone yet. */
  canUndo: z.boolean(),
  /**
   * For 'resetPassword': number of one-time passwords that are still valid and can be downloaded, and their expiry; null if there are none.
   */
  passwords: z.nullable(z.object({ count, until: time })),
});
export type UserOperation = z.output<typeof userOperation>;

/** A skipped user. */
export const skippedUser = z.object({ userId: id, name: z.string(), username: z.string(), outcome: code });
export type SkippedUser = z.output<typeof skippedUser>;

/** Query of manage/user/many/left/{id}. */
export const skippedUsersQuery = z.strictObject(pageQuery());
/** Names an operation of the caller's own. */
export const userOperationRequest = z.strictObject({ id: idInput });
