import { TOKEN_COOKIE } from '@/contract/headers';
import type { loginCalls } from '@/contract/calls/users/loginCalls';
import { newCaptcha } from './signInCaptcha';
import { makeFaceCheck, type FaceCheck } from './signInFaceCheck';
import { offeredPasswordKey } from './signInKeys';
import { judgeSentPicture } from './signInPicture';
import { LIVENESS_PROVIDERS } from './livenessProviders';
import { queryAndCommit } from '../../database/callTransaction';
import { Refusal } from '../../kernel/refusal';
import { prepareKeyPair } from '../../security/passwordKeys';
import { sessionCookieName } from '../../security/session/sessionCookie';
import { endSession, getToken } from '../../security/session/sessions';
import { readSignInSettings } from './signInSettingStore';
import { userById, usersBelow } from './signInUserStore';
import { signedInOnWire, userOnWire } from './signInWire';
import type { CallerContext, Handlers } from '../../access/callContext';
import { setSessionCookie, signInReply } from './signInReply';

const NO_CAPTCHA = { codeKey: null, codeValue: null };

// Not 'storage', which holds the selected language. Not 'cookies', because the device cookie lets the owner of a name in after others
// have locked it by guessing (security/knownDevice). The session's cookies are deleted one by one.
const CLEARED_AT_LOGOUT = '"cache"';

const forgetCookies = ({ reply, settings }: CallerContext): void => {
  reply.clearCookie(sessionCookieName(settings));
  reply.clearCookie(TOKEN_COOKIE);
};

const passed = async (asked: Omit<FaceCheck, 'sid'>, context: CallerContext): Promise<boolean> => {
  const former = context.reply.cookie(sessionCookieName(context.settings)) ?? '';
  // After the third failure the ended session's cookie stays until the page has signed out, because the page uses it to record the outcome.
  const sid = await makeFaceCheck({ ...asked, sid: former }, context);
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
    return { key: await offeredPasswordKey(tx, now) };
  },
  async generateValidateCode(_, { tx, ip, now, settings, limit }) {
    await limit('captcha', ip);
    prepareKeyPair();
    const { captchaNeeded } = await readSignInSettings(tx);
    return captchaNeeded ? newCaptcha(tx, now, settings.captchaText) : NO_CAPTCHA;
  },
  in: ({ username, pwd = '', password = pwd, ...rest }, context) =>
    signInReply({ ...rest, client: 'main', identifier: { username }, encryptedPassword: password }, context),
  getSilenceLiveNessResult({ userId, base64Img }, context) {
    refuseForeign(userId, context);
    return passed({ kind: 'camera', judge: () => judgeSentPicture(base64Img) }, context);
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
    await endSession(tx, sessionId, { reason: 'logout', now });
    context.closeLines({ institutionId, userIds: [userId], sessionId });
    forgetCookies(context);
    context.reply.header('clear-site-data', CLEARED_AT_LOGOUT);
    return null;
  },
  async currentUser(_, { tx, caller, reply, settings }) {
    const user = await queryAndCommit(tx, () => userById(tx, caller.userId));
    const sid = reply.cookie(sessionCookieName(settings));
    if (user === undefined || sid === undefined) throw new Refusal('expired');
    return { userInfo: signedInOnWire(user), token: getToken(sid), isShowAnnouncement: user.user.showAnnouncements };
  },
  getSubUser: async (_, { tx, caller }) => (await usersBelow(tx, caller)).map(userOnWire),
};
