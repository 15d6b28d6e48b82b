import type { FaceCheckKind } from '@/contract/codes/signInCodes';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { getDeviceCookieName, withDevice } from '../../../security/findKnownDevice';
import { getSessionCookieName } from '../../../security/session/sessionCookie';
import { getDeviceOwner } from '../signInGuard';
import { setDeviceCookie, setSessionCookie } from '../signInReply';
import { findPasswordHash } from '../signInStore';
import { type AnyFactorProof, proveFactor } from './proveFactor';

/** Proves the second factor and writes the cookies: of the full session, if no face check remains, and of the known browser. */
export const proveFactorReply = async (
  proof: AnyFactorProof,
  context: CallerContext,
): Promise<{ check: FaceCheckKind }> => {
  const { reply, settings, caller, now, inOwnTransaction } = context;
  const sid = reply.cookie(getSessionCookieName(settings));
  if (sid === undefined) throw new Refusal('expired');
  const deviceMarks = reply.cookie(getDeviceCookieName(settings));
  const proven = await proveFactor({ ...proof, sid, deviceMarks }, context);
  const { userId } = caller;
  const owner = await inOwnTransaction(async (tx) =>
    getDeviceOwner(tx, { userId, passwordHash: await findPasswordHash(tx, userId) }),
  );
  setDeviceCookie(context, withDevice(deviceMarks, owner, now));
  if (proven.sid !== undefined) setSessionCookie(context, proven.sid);
  return { check: proven.check };
};
