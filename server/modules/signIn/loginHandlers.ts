import { hasPermission, type PermissionHolder, type Permission } from '@/contract/permissions';
import { MENU_ROUTES, ROUTES } from '@/contract/routes';
import type { CallerContext, Handlers } from '../../access/callContext';
import { hasApprovalRequests } from '../approvals/approvalsFacade';
import type { olderLoginCalls } from '@/contract/calls/older/olderLoginCalls';
import { Refusal } from '../../kernel/refusal';
import { findPasswordHash, findUserSigningIn, listUsersBelow, readSignInSettings } from './signInStore';
import { serializeSignedIn, serializeUser } from './signInWire';
import { signInReply, setSessionCookie } from './signInReply';
import type { menuCalls } from '@/contract/calls/users/menuCalls';
import type { Settings } from '../../settings/settings';
import type { publicIpCalls } from '@/contract/calls/users/publicIpCalls';
import { TOKEN_COOKIE } from '@/contract/headers';
import type { loginCalls } from '@/contract/calls/users/loginCalls';
import { isSingleSignOnOffered } from './singleSignOn/ssoProviderStore';
import { createCaptcha, getOfferedPasswordKey } from './signInKeys';
import { makeFaceCheck, type FaceCheck, judgeSubmittedPicture } from './signInFaceCheck';
import { LIVENESS_PROVIDERS } from './livenessProviders';
import { queryAndCommit, runAsServiceRole } from '../../database/callTransaction';
import { findLogoutAddress } from './singleSignOn/ssoSessionStore';
import { NO_PASSWORD } from '../../security/passwords';
import { prepareKeyPair } from '../../security/passwordKeys';
import { getSessionCookieName } from '../../security/session/sessionCookie';
import { endSession, getToken } from '../../security/session/sessions';

/** In the order of §2. */
const grantedMenu = (user: PermissionHolder): { index: string }[] =>
  MENU_ROUTES.filter(({ menu }) => hasPermission(user, menu.permission)).map(({ path }) => ({ index: path }));

/** Returns the menu of a caller (RT-05). Callers who can only request approvals see the item once they have a request (MI-09). */
async function shownMenu(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<{ index: string }[]> {
  const menu = grantedMenu(context.caller);
  if (context.caller.role !== 'member' || (await hasApprovalRequests(context))) return menu;
  return menu.filter(({ index }) => index !== ROUTES.approvals.path);
}

async function findCurrentUser({ tx, caller }: CallerContext) {
  const { userId, secondFactorFirst, confirmsAtCompany } = caller;
  const hash = confirmsAtCompany ? await runAsServiceRole(tx, (own) => findPasswordHash(own, userId)) : undefined;
  const user = await queryAndCommit(tx, () => findUserSigningIn(tx, userId));
  if (user === undefined) throw new Refusal('expired');
  const hasPassword = hash === undefined ? {} : { hasPassword: hash !== NO_PASSWORD };
  return { user, session: { secondFactorFirst, confirmsAtCompany, ...hasPassword } };
}

/** Signing in, the current user and the menu, older client (§7). */
export const olderLoginHandlers: Handlers<typeof olderLoginCalls> = {
  loginIn: ({ email, pwd = '', password = pwd, ...rest }, context) =>
    signInReply({ ...rest, client: 'older', identifier: { email }, encryptedPassword: password }, context),
  async currentUser(_, context) {
    const { user, session } = await findCurrentUser(context);
    return serializeSignedIn(user, session);
  },
  menu: (_, context) => shownMenu(context),
};

/** Permissions that need a payment channel; without one they are not offered to anyone (MI-05, MI-06). */
const NEEDS_CHANNEL: readonly Permission[] = ['money.deduct', 'codes.request'];
const canBeServed = (permission: Permission, { paymentChannel }: Settings): boolean =>
  paymentChannel !== 'none' || !NEEDS_CHANNEL.includes(permission);

/** The left menu (§7 menu/…). */
export const menuHandlers: Handlers<typeof menuCalls> = {
  asideMenu: async ({ userId }, context) => {
    const { caller } = context;
    if (userId !== String(caller.userId)) throw new Refusal('notAllowed');
    return shownMenu(context);
  },
  permissions: (_, { caller, settings }) =>
    Promise.resolve({
      permissions: caller.permissions.filter((each) => canBeServed(each, settings)),
      ...(caller.isMoving && { isMoving: true }),
    }),
};

/** Handlers of the embedded look-up of the caller's address (AP-07). */
export const publicIpHandlers: Handlers<typeof publicIpCalls> = {
  publicIp: async (_, { ip }) => ({ ip }),
};

const NO_CAPTCHA = { codeKey: null, codeValue: null };

// Not 'storage', which holds the selected language. Not 'cookies', because the device cookie lets the owner of a name in after others
// have locked it by guessing (security/findKnownDevice). The session's cookies are deleted one by one.
const CLEARED_AT_LOGOUT = '"cache"';

const forgetCookies = ({ reply, settings }: CallerContext): void => {
  reply.clearCookie(getSessionCookieName(settings));
  reply.clearCookie(TOKEN_COOKIE);
};

const passed = async (check: Omit<FaceCheck, 'sid'>, context: CallerContext): Promise<boolean> => {
  const former = context.reply.cookie(getSessionCookieName(context.settings)) ?? '';
  // After the third failure the ended session's cookie stays until the page has signed out, because the page uses it to record the outcome.
  const sid = await makeFaceCheck({ ...check, sid: former }, context);
  if (sid !== undefined) setSessionCookie(context, sid);
  return sid !== undefined;
};

const refuseForeign = (named: string, { caller }: CallerContext): void => {
  if (named !== String(caller.userId)) throw new Refusal('notAllowed');
};

/** Signing in and out, main client (§7 login/…). */
export const loginHandlers: Handlers<typeof loginCalls> = {
  async rsaPublicKey(_, { tx, ip, now, limit }) {
    await limit('passwordKey', ip);
    return { key: await getOfferedPasswordKey(tx, now) };
  },
  async generateValidateCode(_, { tx, ip, now, settings, limit }) {
    await limit('captcha', ip);
    prepareKeyPair();
    const { captchaNeeded, passkeyOffered } = await readSignInSettings(tx);
    const singleSignOn = await isSingleSignOnOffered(tx, settings.addressCode);
    const shown = captchaNeeded ? await createCaptcha(tx, now, settings.captchaText) : NO_CAPTCHA;
    return { ...shown, ...(singleSignOn && { singleSignOn }), ...(passkeyOffered && { passkey: true }) };
  },
  in: ({ username, pwd = '', password = pwd, ...rest }, context) =>
    signInReply({ ...rest, client: 'main', identifier: { username }, encryptedPassword: password }, context),
  getSilenceLiveNessResult({ userId, base64Img }, context) {
    refuseForeign(userId, context);
    return passed({ kind: 'camera', judge: () => judgeSubmittedPicture(base64Img) }, context);
  },
  getPureH5LivenessResult({ bindingAgentId, livenessId, token, userLoginLogId }, context) {
    refuseForeign(bindingAgentId, context);
    const { settings, caller, inOwnTransaction, now } = context;
    const provider = LIVENESS_PROVIDERS[settings.livenessProvider];
    const judge: FaceCheck['judge'] = (loginLogId) =>
      inOwnTransaction((tx) => provider.result(tx, { ...caller, token, livenessId, loginLogId }, now));
    return passed({ kind: 'provider', userLoginLogId, judge }, context);
  },
  async out(_, context) {
    const { tx, caller, now } = context;
    const { institutionId, userId, sessionId } = caller;
    const providerLogout = await findLogoutAddress(tx, caller);
    await endSession(tx, sessionId, { reason: 'logout', now });
    context.closeLines({ institutionId, userIds: [userId], sessionId });
    forgetCookies(context);
    context.reply.header('clear-site-data', CLEARED_AT_LOGOUT);
    return providerLogout === null ? null : { providerLogout };
  },
  async currentUser(_, context) {
    const { reply, settings } = context;
    const { user, session } = await findCurrentUser(context);
    const sid = reply.cookie(getSessionCookieName(settings));
    if (sid === undefined) throw new Refusal('expired');
    return {
      userInfo: serializeSignedIn(user, session),
      token: getToken(sid),
      isShowAnnouncement: user.user.showAnnouncements,
    };
  },
  getSubUser: async (_, { tx, caller }) => (await listUsersBelow(tx, caller)).map(serializeUser),
};
