import { LENDER_HEADERS, LENDER_TIME_MINUTES } from '@/contract/entities/lenderCall';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { placeOfKey } from './keyStore';
import { isSameText, signatureOf } from './signature';

/** Compared with where there is no such institution, or it has no key: it takes as long, and nobody can tell. */
const NO_KEY = 'no key';

const TIME = /^\d{10}$/;

function refuseOld(time: string, now: Date): void {
  const away = Math.abs(Number(time) * 1000 - now.getTime());
  const isNear = TIME.test(time) && away <= LENDER_TIME_MINUTES * 60_000;
  if (!isNear) throw new Refusal('oldTime', { minutes: LENDER_TIME_MINUTES });
}

/** Whose call a signed one is, of a lender or of its payment channel: the signature first, so that nothing is told to somebody without the key (MI-01, MI-05). */
export async function signedCaller({ tx, reply, now, limit, ip }: OpenContext) {
  await limit('lenderCall', ip);
  const [code = '', time = '', signature = ''] = [
    LENDER_HEADERS.institution,
    LENDER_HEADERS.time,
    LENDER_HEADERS.signature,
  ].map((name) => reply.requestHeader(name));
  const place = await placeOfKey(tx, code);
  const right = signatureOf(place?.secret ?? NO_KEY, { time, body: reply.requestBody() });
  if (!isSameText(signature.toLowerCase(), right) || !place) throw new Refusal('wrongSignature');
  refuseOld(time, now);
  return place;
}
