import { LENDER_HEADERS, LENDER_TIME_MINUTES } from '@/contract/entities/lender/lenderCall';
import type { OpenContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { findKeyInstitution } from './keyStore';
import { isSameText, getSignature } from './signature';

/** Compared if there is no such institution or it has no key: the response takes the same time and reveals nothing. */
const NO_KEY = 'no key';

const TIME = /^\d{10}$/;

function refuseOld(time: string, now: Date): void {
  const away = Math.abs(Number(time) * 1000 - now.getTime());
  const isNear = TIME.test(time) && away <= LENDER_TIME_MINUTES * 60_000;
  if (!isNear) throw new Refusal('oldTime', { minutes: LENDER_TIME_MINUTES });
}

/** Returns the institution whose key signed the request, and the signed time; undefined for an invalid signature. */
async function signedPlace({ tx, reply, settings }: Pick<OpenContext, 'tx' | 'reply' | 'settings'>) {
  const [code = '', time = '', signature = ''] = [
    LENDER_HEADERS.institution,
    LENDER_HEADERS.time,
    LENDER_HEADERS.signature,
  ].map((name) => reply.requestHeader(name));
  const place = await findKeyInstitution(tx, { code, addressCode: settings.addressCode });
  const right = getSignature(place?.secret ?? NO_KEY, { time, body: reply.requestBody() });
  return isSameText(signature.toLowerCase(), right) && place ? { place, time } : undefined;
}

/**
 * Identifies the institution of a signed call, of a lender or of its payment channel. Verifies the signature first, so that a
 * caller without the key learns nothing (MI-01, MI-05).
 */
export async function authenticateSignedCaller({ tx, reply, settings, now, limit, ip }: OpenContext) {
  const signed = await signedPlace({ tx, reply, settings });
  // Two limits, so that many invalid signatures do not block the lender at the same address.
  await limit(signed ? 'lenderCall' : 'wrongSignature', ip);
  if (!signed) throw new Refusal('wrongSignature');
  refuseOld(signed.time, now);
  return signed.place;
}
