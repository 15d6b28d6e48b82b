import type { SystemUser } from '@/contract/entities/systemUser';
import { maskIdNumberOrNull } from '../../security/masking';
import type { SeenUser } from './systemUserStore';
import { toWire } from '../../values/wire';

const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));
const timeOrNull = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

/** The version of a user: when it was changed last. */
export const versionOf = ({ user }: Pick<SeenUser, 'user'>): string => user.updatedAt.toISOString();

const changesOf = ({ user }: SeenUser) => ({
  creatorId: idOrNull(user.creatorId),
  creatorName: user.creatorName,
  createdTime: user.createdAt.toISOString(),
  modifierId: idOrNull(user.modifierId),
  modifierName: user.modifierName,
  modifiedTime: user.updatedAt.toISOString(),
});

const placeOf = ({ user, groupName, queueName, institutionName }: SeenUser) => ({
  groupId: idOrNull(user.groupId),
  groupName,
  queueId: idOrNull(user.queueId),
  queueName,
  institutionId: String(user.institutionId),
  institutionName,
});

/** A system user as the calls give it (§3); the ID card is masked. */
export const systemUserOnWire = (seen: SeenUser, digits: number): SystemUser => {
  const { user } = seen;
  return {
    id: String(user.id),
    username: user.username,
    name: user.name,
    email: user.email,
    ...placeOf(seen),
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
    lastLoginTime: timeOrNull(seen.lastLogin),
    ...changesOf(seen),
    version: versionOf(seen),
  };
};
