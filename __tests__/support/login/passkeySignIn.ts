import { and, eq } from 'drizzle-orm';
import type { LoginResponse } from '@/contract/entities/users/login';
import type { PasskeyRequestOptions } from '@/contract/entities/users/passkey';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { ORIGIN } from '../server/passkeys';
import type { TestServer } from '../server/server';
import { call } from '../server/signingIn';
import type { AnswerFaults, SoftAuthenticator } from '../server/softAuthenticator';
import type { PasskeyRig } from './passkeyRig';

/** Answer of a browser to a challenge. */
interface SentPasskey {
  readonly authenticator: SoftAuthenticator;
  /** User whom the passkey names. */
  readonly handle: string;
  /** Cookie of the browser. */
  readonly browser: string;
  readonly faults: AnswerFaults;
  readonly body?: object;
}

/** Requests of a sign-in with a passkey alone, as a browser at an origin makes them. */
export const passkeySignInCalls = (server: TestServer, origin = ORIGIN) => ({
  start: async (cookie = '') => {
    const headers = { origin, cookie };
    const reply = await call<PasskeyRequestOptions>(server, { method: 'POST', url: '/prod/login/passkey', headers });
    return { ...reply, browser: `saldo_passkey=${reply.cookies['saldo_passkey'] ?? ''}` };
  },
  finish: ({ authenticator, handle, browser, faults, body }: SentPasskey) =>
    call<LoginResponse>(server, {
      method: 'POST',
      url: '/prod/login/passkey/in',
      payload: {
        ...authenticator.get({ isVerified: true, ...faults }),
        userHandle: Buffer.from(handle).toString('base64url'),
        veins: 'test-device',
        gps: null,
        ...body,
      },
      headers: { origin, cookie: browser },
    }),
});

/** Sets the sign-in configuration of an institution. */
export const configureSignIn = async (
  { database }: TestServer,
  { institutionId, ...change }: { readonly institutionId: number; readonly [field: string]: unknown },
): Promise<void> => {
  const isSetting = and(eq(systemSetting.institutionId, institutionId), eq(systemSetting.key, 'signIn'));
  await database.delete(systemSetting).where(isSetting);
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, ...change });
  await database.insert(systemSetting).values({ institutionId, key: 'signIn', value });
};

/** Sign-ins with a passkey alone, as a browser at ORIGIN makes them. */
export const passkeySignIns = (rig: PasskeyRig) => {
  const { start, finish } = passkeySignInCalls(rig.server);
  return {
    start,
    finish,
    /** Signs in with a fresh challenge. */
    async signIn(sent: Pick<SentPasskey, 'authenticator' | 'handle' | 'body'>, faults: Partial<AnswerFaults> = {}) {
      const { data, browser } = await start();
      return finish({ ...sent, browser, faults: { challenge: data.challenge, ...faults } });
    },
    configure: (change: object, institutionId = rig.institutionId) =>
      configureSignIn(rig.server, { ...change, institutionId }),
    /** A user with a passkey, and the handle that the passkey holds. */
    async owner(institutionId = rig.institutionId) {
      const user = await rig.passkeyOwner(institutionId);
      return { ...user, handle: `${institutionId}:${user.id}` };
    },
    /** Newest outcome in the login log of a user, and its reason in the trail. */
    async refusalOf(userId: number) {
      const [, detail] = (await rig.trailOf(userId, 'signIn')).at(-1) ?? [];
      return [await rig.outcomeOf(userId), (detail as { reason?: string } | undefined)?.reason];
    },
  };
};
