import type * as z from 'zod/mini';
import type { userRank } from '@/contract/entities/users/userRank';
import { getPercent } from '../../values/percent';
import { sumToWire, serializeIdOrNull, serializeTime, serializeTimeOrNull, toWire } from '../../values/wire';
import type { RankedUser } from './userRankStore';
import type { SystemUser, SystemUserInfo, userHistoryRow, userOptions } from '@/contract/entities/users/systemUser';
import { maskIdNumberOrNull } from '../../security/masking';
import type { VisibleUser } from './systemUserStore';
import type { FoundGroup, FoundQueue } from './userGroupStore';
import type { StoredUserChange } from './userHistoryStore';
import type { SignInState } from './userSessionStore';

/** Serializes a ranked user, amounts with the currency's digits. */
export const serializeRankedUser = (
  { id, name, groupName, received, dailyTarget, ranking }: RankedUser,
  digits: number,
): z.output<typeof userRank> => ({
  ranking,
  userId: String(id),
  name,
  groupName,
  actualReceivedAmount: sumToWire(received, digits),
  purpose: sumToWire(dailyTarget, digits),
  finishPurposeRate: getPercent(received, dailyTarget),
});

/** Returns the version of a user: the time of the last change. */
export const getVersion = ({ user }: Pick<VisibleUser, 'user'>): string => serializeTime(user.updatedAt);

const getChanges = ({ user }: VisibleUser) => ({
  creatorId: serializeIdOrNull(user.creatorId),
  creatorName: user.creatorName,
  createdTime: serializeTime(user.createdAt),
  modifierId: serializeIdOrNull(user.modifierId),
  modifierName: user.modifierName,
  modifiedTime: serializeTime(user.updatedAt),
});

const getPlace = ({ user, groupName, queueName, institutionName }: VisibleUser) => ({
  groupId: serializeIdOrNull(user.groupId),
  groupName,
  queueId: serializeIdOrNull(user.queueId),
  queueName,
  institutionId: String(user.institutionId),
  institutionName,
});

/** Serializes a system user (§3); the ID card is masked. */
export const serializeSystemUser = (seen: VisibleUser, digits: number): SystemUser => {
  const { user } = seen;
  return {
    id: String(user.id),
    username: user.username,
    name: user.name,
    email: user.email,
    ...getPlace(seen),
    status: user.enabled ? 'enabled' : 'disabled',
    role: user.role,
    products: user.products,
    loanTypes: user.loanTypes,
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
    dailyTarget: toWire(user.dailyTarget, digits),
    faceCheck: user.faceCheck,
    idCard: maskIdNumberOrNull(user.idCard),
    mustChangePassword: user.mustChangePassword,
    oneTimePasswordUntil: serializeTimeOrNull(user.oneTimePasswordUntil),
    lastLoginTime: seen.lastLogin === null ? null : serializeTime(new Date(seen.lastLogin)),
    ...getChanges(seen),
    version: getVersion(seen),
  };
};

/** Fields shown only on a user's own page. */
interface UserDetail {
  readonly seen: VisibleUser;
  readonly photo: string | null;
  readonly signIn: SignInState;
  readonly directoryGroups: readonly { readonly displayName: string }[];
}

/** Serializes a user with picture, open sessions and lock (US-01). */
export const serializeUserDetail = (
  { seen, photo, signIn, directoryGroups }: UserDetail,
  digits: number,
): SystemUserInfo => ({
  ...serializeSystemUser(seen, digits),
  photo,
  openSessions: signIn.openSessions,
  lockedUntil: serializeTimeOrNull(signIn.lockedUntil),
  lastLivenessTime: serializeTimeOrNull(signIn.lastLiveness),
  secondFactors: signIn.secondFactors,
  directoryGroups: directoryGroups.map(({ displayName }) => displayName),
});

/** Serializes a history entry of a user. */
export const serializeUserChange = ({
  id,
  kind,
  fields,
  byName,
  createdAt,
}: StoredUserChange): z.output<typeof userHistoryRow> => ({
  id: String(id),
  kind,
  fields,
  byName,
  time: serializeTime(createdAt),
});

type Choices = z.output<typeof userOptions>;

/** Serializes a group that can be assigned to a user. */
export const serializeGroup = ({ id, ...group }: FoundGroup): Choices['groups'][number] => ({
  id: String(id),
  ...group,
});

/** Serializes a queue that can be assigned to a user. */
export const serializeQueue = ({ id, ...queue }: FoundQueue): Choices['queues'][number] => ({
  id: String(id),
  ...queue,
});
