import * as z from 'zod/mini';
import { pictureUrl } from '../base64';
import { FACE_CHECK } from '../codes/faceCheck';
import { LOAN_TYPE } from '../codes/loanType';
import { ROLE } from '../codes/role';
import { USER_STATUS } from '../codes/userStatus';
import { fileFormat, getSorting } from '../lists/listDescription';
import { USER_LIST } from '../lists/userList';
import { NAME_MAX } from '../ourLimits';
import { isNewUsername } from '../rules';
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
} from '../schemas';

/** Most product categories of a user. */
const USER_PRODUCTS_MAX = 50;
/** The largest picture of a user, as a data URL. */
const USER_PHOTO_MAX_CHARACTERS = 150_000;

/** A system user as leaders, administrators and auditors see one (§3 System user; fields beside those are ours). */
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
  /** enabled or disabled (contract/codes/userStatus). */
  status: code,
  /** member, leader, admin or auditor (contract/codes/role). */
  role: code,
  /** Product categories; none named: all. */
  products: z.array(z.string()),
  /** First/repeat loan types (contract/codes/loanType); none named: all. */
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
  /** What the user should recover on a day. */
  dailyTarget: money,
  /** The liveness check that the user is bound to (contract/codes/faceCheck). */
  faceCheck: code,
  /** The bound ID card, masked (CD-12); null: none is bound. */
  idCard: z.nullable(z.string()),
  /** The password was made by somebody else and has not been replaced yet. */
  mustChangePassword: z.boolean(),
  /** Until when that password can be signed in with; null: none was made, or the user has set an own one. */
  oneTimePasswordUntil: z.nullable(time),
  /** The newest sign-in that got through. */
  lastLoginTime: z.nullable(time),
  creatorId: z.nullable(id),
  creatorName: z.nullable(z.string()),
  createdTime: time,
  modifierId: z.nullable(id),
  modifierName: z.nullable(z.string()),
  modifiedTime: time,
  /** Sent back with a change: one on an older version is refused with the newest. */
  version: z.string(),
});

/** A system user (§3). */
export type SystemUser = z.output<typeof systemUser>;

/** A system user with what only the user's own page shows. */
export const systemUserInfo = z.extend(systemUser, {
  /** A data URL for the watermark. */
  photo: z.nullable(z.string()),
  /** Sessions that are open now. */
  openSessions: count,
  /** Until when wrong passwords keep the user out; null: they do not. */
  lockedUntil: z.nullable(time),
  /** The newest passed liveness check. */
  lastLivenessTime: z.nullable(time),
});

/** A system user with what only the user's own page shows. */
export type SystemUserInfo = z.output<typeof systemUserInfo>;

/** What somebody should look at first in a list of users. */
export const USER_ATTENTION = ['noQueue', 'noGroup', 'neverSignedIn', 'oneTimePassword'] as const;
/** One of them. */
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

/** Query of manage/user/list (US-01); without a sort by name. */
export const systemUserQuery = z.strictObject({ ...systemUserFilters, ...getSorting(USER_LIST), ...pageQuery() });

/** Query of manage/user/export. */
export const systemUserFileQuery = z.strictObject({ ...systemUserFilters, ...getSorting(USER_LIST), ...fileFormat });

/** How many users there are of each kind, within what the caller sees. */
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

/** What an administrator fills in (US-01). */
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

/** What a refusal tells of names that other users have: which fields. */
export const takenUserFields = z.object({ fields: z.array(z.enum(['username', 'email', 'idCard'])) });

/** Body of manage/user/createOrUpdate: with an id a change, without one a new user (US-01). */
export const createOrUpdateRequest = z.strictObject({
  id: z.optional(idInput),
  /** Of the user that was read; needed with an id. */
  version: z.optional(z.string().check(z.maxLength(64))),
  ...systemUserFields,
  /** Absent: stays as it is; null: none. */
  photo,
});

/** Body of the older client's POST management/user/info/{id}. */
export const olderUserRequest = z.strictObject({
  version: z.optional(z.string().check(z.maxLength(64))),
  ...systemUserFields,
});

/** What a new or changed user comes back as. */
export const createOrUpdateAnswer = z.object({
  user: systemUser,
  /** Only for a new user, and only this once (US-01). */
  oneTimePassword: z.nullable(z.string()),
});

/** What the selects of users offer. */
export const userOptions = z.object({
  institutionName: z.string(),
  /** With the enabled leaders of each. */
  groups: z.array(
    z.object({ id, name: z.string(), userCount: count, leaders: z.array(z.object({ id, name: z.string() })) }),
  ),
  queues: z.array(z.object({ id, code: z.string(), name: z.string() })),
  products: z.array(z.string()),
});

/** One thing that happened to a system user (US-01 history). */
export const userHistoryRow = z.object({
  id,
  /** contract/codes/userChange. */
  kind: code,
  /** The fields that changed, by their names in systemUser. */
  fields: z.array(z.string()),
  byName: z.nullable(z.string()),
  time,
});

/** One thing that happened to a system user. */
export type UserHistoryRow = z.output<typeof userHistoryRow>;

/** Body of manage/user/livenessBinding. */
export const livenessBindingRequest = z.strictObject({ id: idInput, faceCheck: codeInput(FACE_CHECK) });
/** Body of manage/user/idCardBinding; null takes the binding away. */
export const idCardBindingRequest = z.strictObject({
  id: idInput,
  idCard: z.nullable(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/))),
});
