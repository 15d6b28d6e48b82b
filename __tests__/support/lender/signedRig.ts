import { eq } from 'drizzle-orm';
import type { LenderItemAnswer } from '@/contract/entities/lender/lenderCall';
import { institution } from '../../../server/database/tables/organizationTables';
import { getSignature } from '../../../server/modules/lender/intake/signature';
import type { SignedIn } from '../server/people';
import { CLARIFY_START, type ClarifyRig, openClarifyRig } from './clarifyRig';
import { newReference } from './lenderRig';

/** A call of the lender's server; what is left out is right. */
export interface SignedCall {
  readonly body?: string;
  readonly time?: string;
  readonly institution?: string;
  readonly secret?: string;
  readonly signature?: string;
}

/** Response to a signed call. */
export interface SignedReply {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly result: LenderItemAnswer[] };
}

/** A server whose institution has a key. */
export interface SignedRig extends ClarifyRig {
  /** The key in force. */
  readonly key: () => string;
  /** Makes another key as somebody; what was answered, which is the key where it was made. */
  readonly makeKey: (who: SignedIn) => Promise<string>;
  readonly post: (call: SignedCall) => Promise<SignedReply>;
  /** Creates a payment of 40.00 on a separate loan. */
  readonly payment: (fields?: object) => Promise<Readonly<Record<'reference' | 'loanNo', string>>>;
}

/** A time as a signed call has it, so many minutes from the server's. */
export const secondsAt = (minutes = 0): string => String(CLARIFY_START.getTime() / 1000 + minutes * 60);

/** The body of some events. */
export const getBody = (...events: object[]): string => JSON.stringify({ events });

/** Opens it; `beforeAll(async () => { rig = await openSignedRig(); })`. */
export const openSignedRig = async (): Promise<SignedRig> => {
  const rig = await openClarifyRig();
  const { database, app } = rig.server;
  const [own] = await database.select().from(institution).where(eq(institution.id, rig.institutionId));
  let key = '';
  const makeKey: SignedRig['makeKey'] = async (who) => {
    await database.$client.query('update session set confirmed_at = $1', [CLARIFY_START]);
    const { body, statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/prod/lender/key',
      headers: who.headers,
      payload: {},
    });
    if (statusCode === 200 && String(headers['content-type']).startsWith('text/plain')) key = body;
    return body;
  };
  await makeKey(rig.people.admin);
  return {
    ...rig,
    key: () => key,
    makeKey,
    post: async (call) => {
      const { body = getBody(), time = secondsAt(), secret = key } = call;
      const reply = await app.inject({
        method: 'POST',
        url: '/prod/lender/events',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          'x-saldo-institution': call.institution ?? own?.code,
          'x-saldo-time': time,
          'x-saldo-signature': call.signature ?? getSignature(secret, { time, body }),
        },
        payload: body,
      });
      return reply.json<SignedReply>();
    },
    payment: async (fields = {}) => {
      const { loanNo } = await rig.fresh();
      const paid = { kind: 'payment', amount: '40.00', valueTime: '2026-03-11 10:00' };
      return { reference: newReference(), loanNo, ...paid, ...fields };
    },
  };
};
