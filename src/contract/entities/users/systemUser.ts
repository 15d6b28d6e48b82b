import * as z from 'zod/mini';
import { pictureUrl } from '../../base64';
import { FACE_CHECK } from '../../codes/signInCodes';
import { LOAN_TYPE } from '../../codes/caseCodes';
import { ROLE, USER_STATUS } from '../../codes/userCodes';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { USER_LIST } from '../../lists/userLists';
import { NAME_MAX } from '../../ourLimits';
import { isNewUsername } from '../../rules';
import {
  code,
  codeInput,
  count,
  filterText,
  flagInQuery,
  id,
  idInput,
  lineText,
  money,
  pageQuery,
  time,
} from '../../schemas';

/** Maximum number of product categories of a user. */
const USER_PRODUCTS_MAX = 50;
/** Maximum length of a user's picture as a data URL, in characters. */
const USER_PHOTO_MAX_CHARACTERS = 150_000;

/**
 * A system user in the view of leaders, administrators and auditors (§3 System user). Fields in addition to those are not in the
 * specification.
 */
export const systemUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  groupId: z.nullable(id),
  /** The administrative group. */
  groupName: z.nullable(z.string()),
  queueId: z.nullable(id),
  queueName: z.nullable(z.string()),
  institutionId: id,
  institutionName: z.string(),
  /** enabled or disabled (contract/codes/userCodes). */
  status: code,
  /** member, leader, admin or auditor (contract/codes/userCodes). */
  role: code,
  /** Product categories; an empty list means all. */
  products: z.array(z.string()),
  /** First/repeat loan types (contract/codes/caseCodes); an empty list means all. */
  loanTypes: z.array(code),
  autoReloan: z.boolean(),
  sendBlu: z.boolean(),
  sendIvr: z.boolean(),
  sendLunar: z.boolean(),
  sendSms: z.boolean(),
  sendWaba: z.boolean(),
  affiliatedSystem: z.nullable(z.string()),
  ranked: z.boolean(),
  createsPtp: z.boolean(),
  longAging: z.boolean(),
  res: z.boolean(),
  /** Target recovery of the user per day. */
  dailyTarget: money,
  /** The user's assigned liveness check (contract/codes/signInCodes). */
  faceCheck: code,
  /** The bound ID card, masked (CD-12); null if there is none. */
  idCard: z.nullable(z.string()),
  /** Another user set the password, and the user has not replaced it yet. */
  mustChangePassword: z.boolean(),
  /** Expiry of that password; null if there is none, or the user has set a new one. */
  oneTimePasswordUntil: z.nullable(time),
  /** Time of the last successful sign-in. */
  lastLoginTime: z.nullable(time),
  creatorId: z.nullable(id),
  creatorName: z.nullable(z.string()),
  createdTime: time,
  modifierId: z.nullable(id),
  modifierName: z.nullable(z.string()),
  modifiedTime: time,
  /** Sent back with a change. A change based on an older version is refused, with the newest in the response. */
  version: z.string(),
});

/** A system user (§3). */
export type SystemUser = z.output<typeof systemUser>;

/** A system user with the fields that only the user's page shows. */
export const systemUserInfo = z.extend(systemUser, {
  /** A data URL for the watermark. */
  photo: z.nullable(z.string()),
  /** Number of open sessions. */
  openSessions: count,
  /** End of the lockout after wrong passwords; null if the user is not locked out. */
  lockedUntil: z.nullable(time),
  /** Time of the last passed liveness check. */
  lastLivenessTime: z.nullable(time),
  /** Number of second factors that the user has set up. */
  secondFactors: count,
  /** Names of the user's groups in the company directory (SCIM). */
  directoryGroups: z.array(z.string()),
});

export type SystemUserInfo = z.output<typeof systemUserInfo>;

/** Conditions that need attention in a list of users. */
export const USER_ATTENTION = ['noQueue', 'noGroup', 'neverSignedIn', 'oneTimePassword'] as const;
export type UserAttention = (typeof USER_ATTENTION)[number];

/** Every filter of the list of users. */
export const systemUserFilters = {
  /** Part of the name, the username or the e-mail address. */
  name: z.optional(filterText),
  role: z.optional(codeInput(ROLE)),
  status: z.optional(codeInput(USER_STATUS)),
  groupId: z.optional(idInput),
  queueId: z.optional(idInput),
  institutionId: z.optional(idInput),
  longAging: z.optional(flagInQuery),
  attention: z.optional(z.enum(USER_ATTENTION)),
};

/** Query of manage/user/list (US-01); sorted by name by default. */
export const systemUserQuery = z.strictObject({ ...systemUserFilters, ...getSorting(USER_LIST), ...pageQuery() });

/** Query of manage/user/export. */
export const systemUserFileQuery = z.strictObject({ ...systemUserFilters, ...getSorting(USER_LIST), ...fileFormat });

/** Number of users of each kind, within the caller's visibility. */
export const systemUserCounts = z.object({
  enabled: count,
  disabled: count,
  member: count,
  leader: count,
  admin: count,
  auditor: count,
  noQueue: count,
  noGroup: count,
  neverSignedIn: count,
  oneTimePassword: count,
});

/** Fields that an administrator enters (US-01). */
export const systemUserFields = {
  username: z.string().check(z.trim(), z.refine(isNewUsername)),
  name: lineText(NAME_MAX),
  email: z.email().check(z.maxLength(NAME_MAX)),
  role: codeInput(ROLE),
  groupId: z.nullable(idInput),
  queueId: z.nullable(idInput),
  products: z.array(lineText(NAME_MAX)).check(z.maxLength(USER_PRODUCTS_MAX)),
  loanTypes: z.array(codeInput(LOAN_TYPE)).check(z.maxLength(4)),
  autoReloan: z.boolean(),
  sendBlu: z.boolean(),
  sendIvr: z.boolean(),
  sendLunar: z.boolean(),
  sendSms: z.boolean(),
  sendWaba: z.boolean(),
  affiliatedSystem: z.nullable(lineText(NAME_MAX)),
  ranked: z.boolean(),
  createsPtp: z.boolean(),
  longAging: z.boolean(),
  res: z.boolean(),
  dailyTarget: z.number().check(z.gte(0), z.lte(1_000_000_000)),
};

const photo = z.nullish(pictureUrl(USER_PHOTO_MAX_CHARACTERS, /^data:image\/(?:png|jpeg|webp);base64,$/u));

/** Details of a refusal because other users have the same names: the fields concerned. */
export const userFieldsInUse = z.object({ fields: z.array(z.enum(['username', 'email', 'idCard'])) });

/** Body of manage/user/createOrUpdate: updates a user with an id, creates one without (US-01). */
export const createOrUpdateRequest = z.strictObject({
  id: z.optional(idInput),
  /** Version of the user as read; required with an id. */
  version: z.optional(z.string().check(z.maxLength(64))),
  ...systemUserFields,
  /** If absent, unchanged; null removes it. */
  photo,
});

/** Body of the older client's POST management/user/info/{id}. */
export const olderUserRequest = z.strictObject({
  version: z.optional(z.string().check(z.maxLength(64))),
  ...systemUserFields,
});

/** Response to creating or updating a user. */
export const createOrUpdateAnswer = z.object({
  user: systemUser,
  /** Only for a new user, and only in this response (US-01). */
  oneTimePassword: z.nullable(z.string()),
});

/** Options of the select fields for users. */
export const userOptions = z.object({
  institutionName: z.string(),
  /** Groups, each with its enabled leaders. */
  groups: z.array(
    z.object({ id, name: z.string(), userCount: count, leaders: z.array(z.object({ id, name: z.string() })) }),
  ),
  queues: z.array(z.object({ id, code: z.string(), name: z.string() })),
  products: z.array(z.string()),
});

/** An entry of a system user's history (US-01 history). */
export const userHistoryRow = z.object({
  id,
  /** contract/codes/userCodes. */
  kind: code,
  /** The fields that changed, by their names in systemUser. */
  fields: z.array(z.string()),
  byName: z.nullable(z.string()),
  time,
});

export type UserHistoryRow = z.output<typeof userHistoryRow>;

/** Body of manage/user/livenessBinding. */
export const livenessBindingRequest = z.strictObject({ id: idInput, faceCheck: codeInput(FACE_CHECK) });
/** Body of manage/user/idCardBinding; null removes the binding. */
export const idCardBindingRequest = z.strictObject({
  id: idInput,
  idCard: z.nullable(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/))),
});
