import type { LoginResponse } from '@/contract/entities/login';
import type { QuotaIncrease } from '@/contract/entities/systemConfig';
import type { User } from '@/contract/entities/user';
import { effectivePermissions } from '@/contract/grants';
import { getOverrides } from '../../security/session/grantMarks';
import { timeOnWire } from '../../values/wire';
import type { StoredIncrease } from './quotaStore';
import type { SignedIn } from './signIn';
import type { KnownUser } from './signInUserStore';

/** A user as the calls give it (§3 User): never the password's hash, the ID card or the e-mail address. */
export const userOnWire = ({ user, institution: of, groupName }: KnownUser): User => ({
  id: String(user.id),
  name: user.name,
  username: user.username,
  role: user.role,
  institutionId: String(user.institutionId),
  institutionName: of.name,
  groupName,
  currency: of.currency,
  timeZone: of.timeZone,
  photo: user.photo,
  ranked: user.ranked,
  createsPtp: user.createsPtp,
  sendSms: user.sendSms,
  longAging: user.longAging,
  res: user.res,
});

/** The signed-in user: as userOnWire, with all that is in force for them (RO-01). */
export const signedInOnWire = (known: KnownUser): User => ({
  ...userOnWire(known),
  permissions: effectivePermissions(known.user, getOverrides(known.grantMarks)),
  mustChangePassword: known.user.mustChangePassword,
});

/** The response to a sign-in (LG-09): who it is, whether a face check is still to come, and where that is made. */
export const loginResponseOnWire = (
  { user, loginLogId, faceCheck }: Omit<SignedIn, 'sid' | 'deviceMarks'>,
  { token, ticket }: { readonly token: string; readonly ticket: LoginResponse['cloudunPureH5Liveness'] },
): LoginResponse => ({
  loginResult: faceCheck === 'none',
  token,
  userInfo: signedInOnWire(user),
  isShowAnnouncement: user.user.showAnnouncements,
  needH5LivenessAuth: faceCheck === 'provider',
  cloudunPureH5Liveness: ticket,
  userLoginLogId: String(loginLogId),
});

/** An increase of a quota as the wire shows it. */
export const increaseOnWire = ({ id, kind, count, remaining, userName, createdAt }: StoredIncrease): QuotaIncrease => ({
  id: String(id),
  kind,
  count,
  remaining,
  userName,
  time: timeOnWire(createdAt),
});
