import * as z from 'zod/mini';
import type { LoginResponse } from '@/contract/entities/users/login';
import type { QuotaIncrease } from '@/contract/entities/management/systemConfig';
import { demoPlaces, type User } from '@/contract/entities/users/user';
import { getEffectivePermissions } from '@/contract/grants';
import { getOverrides } from '../../security/session/grantMarks';
import { serializeTime } from '../../values/wire';
import type { StoredIncrease } from './quotaStore';
import type { SignInSuccess } from './admitUser';
import type { SignInAccount } from './signInStore';

/** Serializes a user (§3 User), without the password hash, the ID card and the e-mail address. */
export const serializeUser = ({ user, institution: of, groupName }: SignInAccount): User => ({
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

/** Serializes the signed-in user: as serializeUser, with all effective permissions (RO-01). */
export const serializeSignedIn = (
  known: SignInAccount,
  session: Pick<User, 'secondFactorFirst' | 'confirmsAtCompany' | 'hasPassword'>,
): User => ({
  ...serializeUser(known),
  permissions: getEffectivePermissions(known.user, getOverrides(known.grantMarks)),
  mustChangePassword: known.user.mustChangePassword,
  ...session,
  ...(known.demoPlaces !== null && { demoPlaces: z.parse(demoPlaces, JSON.parse(known.demoPlaces)) }),
});

/** Serializes the response to a sign-in (LG-09): the user, whether a face check is required, and its kind. */
export const serializeLoginResponse = (
  {
    user,
    loginLogId,
    faceCheck,
    proofs,
    secondFactorFirst,
    confirmsAtCompany,
    hasPassword,
  }: Omit<SignInSuccess, 'sid' | 'deviceMarks'>,
  { token, ticket }: { readonly token: string; readonly ticket: LoginResponse['cloudunPureH5Liveness'] },
): LoginResponse => ({
  loginResult: faceCheck === 'none' && proofs.length === 0,
  token,
  userInfo: serializeSignedIn(user, {
    secondFactorFirst,
    confirmsAtCompany,
    ...(confirmsAtCompany && { hasPassword }),
  }),
  isShowAnnouncement: user.user.showAnnouncements,
  needH5LivenessAuth: faceCheck === 'provider',
  cloudunPureH5Liveness: ticket,
  userLoginLogId: String(loginLogId),
  ...(proofs.length > 0 && { secondFactor: [...proofs] }),
});

/** Serializes an increase of a quota. */
export const serializeIncrease = ({
  id,
  kind,
  count,
  remaining,
  userName,
  createdAt,
}: StoredIncrease): QuotaIncrease => ({
  id: String(id),
  kind,
  count,
  remaining,
  userName,
  time: serializeTime(createdAt),
});
