import type { LoginResponse } from '@/contract/entities/users/login';
import { SESSION_ABSOLUTE_MS, endBrowserSession, getToken } from '../../security/session/sessions';
import type { Transaction } from '../../database/connect';
import type { SignInSignals, SignInSuccess } from './admitUser';
import { signIn, type SignInRequest } from './signIn';
import { LIVENESS_PROVIDERS } from './livenessProviders';
import { DEVICE_LIFETIME_MS, getDeviceCookieName } from '../../security/findKnownDevice';
import { getProviderOrigin } from '../../settings/getProviderOrigin';
import { prepareFaceThread } from '../../security/face/faceThread';
import { getSessionCookieName } from '../../security/session/sessionCookie';
import { serializeLoginResponse } from './signInWire';
import type { OpenContext } from '../../access/callContext';

/** Puts a session's sid into the browser's HttpOnly cookie; it ends with the browser or with the session. */
export const setSessionCookie = ({ reply, settings }: Pick<OpenContext, 'reply' | 'settings'>, sid: string): void =>
  reply.setCookie(getSessionCookieName(settings), sid, { httpOnly: true, maxAgeSeconds: SESSION_ABSOLUTE_MS / 1000 });

/** Puts the marks of a browser's users into its HttpOnly cookie. */
export const setDeviceCookie = (
  { reply, settings }: Pick<OpenContext, 'reply' | 'settings'>,
  deviceMarks: string,
): void =>
  reply.setCookie(getDeviceCookieName(settings), deviceMarks, {
    httpOnly: true,
    maxAgeSeconds: DEVICE_LIFETIME_MS / 1000,
  });

/** Signing in on a browser with a session ends that session and its live lines. */
const leaveFormerSession = async ({
  inOwnTransaction,
  reply,
  settings,
  now,
  closeLines,
}: OpenContext): Promise<void> => {
  const former = reply.cookie(getSessionCookieName(settings));
  if (former === undefined) return;
  const left = await inOwnTransaction((tx) => endBrowserSession(tx, former, { reason: 'logout', now }));
  if (left === undefined) return;
  const { institutionId, userId, id: sessionId } = left;
  closeLines({ institutionId, userIds: [userId], sessionId });
};

/** Reads the browser's signals that its headers and cookies contain. */
export const readBrowserSignals = ({
  reply,
  settings,
}: OpenContext): Required<Pick<SignInSignals, 'deviceMarks' | 'userAgent'>> => ({
  deviceMarks: reply.cookie(getDeviceCookieName(settings)),
  userAgent: reply.requestHeader('user-agent'),
});

/** Writes the login response (LG-09) of an accepted sign-in with its session cookie. */
export const replyToSignIn = async (
  { sid, deviceMarks, ...signedIn }: SignInSuccess,
  context: OpenContext,
): Promise<LoginResponse> => {
  const { reply, settings, now } = context;
  const { user, loginLogId, faceCheck } = signedIn;
  const { id: userId, institutionId } = user.user;
  await leaveFormerSession(context);
  const openCheck = (tx: Transaction) =>
    LIVENESS_PROVIDERS[settings.livenessProvider].open(
      tx,
      { userId, institutionId, loginLogId },
      { origin: getProviderOrigin(settings, reply.requestHeader('host')), now },
    );
  const ticket = faceCheck === 'provider' ? await context.inOwnTransaction(openCheck) : null;
  if (faceCheck !== 'none') prepareFaceThread();
  setSessionCookie(context, sid);
  if (deviceMarks !== undefined) setDeviceCookie(context, deviceMarks);
  return serializeLoginResponse(signedIn, { token: getToken(sid), ticket });
};

/** Signs in by password through the one gate and writes the login response. */
export const signInReply = async (request: SignInRequest, context: OpenContext): Promise<LoginResponse> =>
  replyToSignIn(await signIn({ ...request, ...readBrowserSignals(context) }, context), context);
