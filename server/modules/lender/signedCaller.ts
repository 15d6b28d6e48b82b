import { LENDER_HEADERS, LENDER_TIME_MINUTES } from '@/contract/entities/lenderCall';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { placeOfKey } from './keyStore';
import { isSameText, getSignature } from './signature';

/** Compared with where there is no such institution, or it has no key: it takes as long, and nobody can tell. */
const NO_KEY = 'no key';

const TIME = /^\d{10}$/;

function refuseOld(time: string, now: Date): void {
  const away = Math.abs(Number(time) * 1000 - now.getTime());
  const isNear = TIME.test(time) && away <= LENDER_TIME_MINUTES * 60_000;
  if (!isNear) throw new Refusal('oldTime', { minutes: LENDER_TIME_MINUTES });
}

/** The institution whose key signed the request and the signed time; undefined for a wrong signature. */
async function signedPlace({ tx, reply }: Pick<OpenContext, 'tx' | 'reply'>) {
  const [code = '', time = '', signature = ''] = [
    LENDER_HEADERS.institution,
    LENDER_HEADERS.time,
    LENDER_HEADERS.signature,
  ].map((name) => reply.requestHeader(name));
  const place = await placeOfKey(tx, code);
  const right = getSignature(place?.secret ?? NO_KEY, { time, body: reply.requestBody() });
  return isSameText(signature.toLowerCase(), right) && place ? { place, time } : undefined;
}

/** Whose call a signed one is, of a lender or of its payment channel: the signature first, so that nothing is told to somebody without the key (MI-01, MI-05). */
export async function signedCaller({ tx, reply, now, limit, ip }: OpenContext) {
  const signed = await signedPlace({ tx, reply });
  // Two limits, so that a flood of wrong signatures leaves the lender behind the same address alone.
  await limit(signed ? 'lenderCall' : 'wrongSignature', ip);
  if (!signed) throw new Refusal('wrongSignature');
  refuseOld(signed.time, now);
  return signed.place;
}
