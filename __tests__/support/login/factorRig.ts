import { desc, eq } from 'drizzle-orm';
import { TOTP_PERIOD_S } from '@/contract/ourLimits';
import { appUser } from '../../../server/database/tables/organizationTables';
import { loginLog, rateUse } from '../../../server/database/tables/signInTables';
import { makeInstitution } from '../server/people';
import { type EnrolledApp, enrollTotp, prove, totpCode } from '../server/secondFactors';
import { startApp } from '../server/server';
import { attempt, getHeaders, makeSignInUser } from '../server/signingIn';

type Headers = Record<string, string>;

/** A user with an authenticator app, whose browser is known. */
export interface FactorOwner {
  readonly id: number;
  readonly username: string;
  readonly app: EnrolledApp;
  /** Headers of the session that set the factor up. */
  readonly headers: Headers;
  /** Mark of the known browser. */
  readonly device: string;
}

/** A server with its own clock, and users who sign in with a second factor. */
export async function startFactorRig() {
  let clock = new Date('2026-11-20T10:00:10.000Z');
  let number = 0;
  const server = await startApp({ now: () => clock });
  const institutionId = await makeInstitution(server.database);
  const wait = (ms: number): void => void (clock = new Date(clock.getTime() + ms));
  const nextStep = (): void => wait(TOTP_PERIOD_S * 1000);
  return {
    server,
    institutionId,
    now: () => clock,
    wait,
    nextStep,
    createName: () => `factor${(number += 1)}`,
    async owner(more: { readonly faceCheck?: 'camera' } = {}): Promise<FactorOwner> {
      const username = `factor${(number += 1)}`;
      const { id } = await makeSignInUser(server.database, { username, institutionId });
      const login = await attempt(server, { username });
      const headers = getHeaders(login);
      const app = await enrollTotp(server, headers, { at: clock });
      if (more.faceCheck) await server.database.update(appUser).set(more).where(eq(appUser.id, id));
      nextStep();
      return { id, username, app, headers, device: login.cookies['saldo_device'] ?? '' };
    },
    /** Signs in with the password, by default without the cookie of the known browser. */
    async half({ username }: Pick<FactorOwner, 'username'>, cookie?: string): Promise<Headers> {
      const login = await attempt(server, { username, ...(cookie !== undefined && { headers: { cookie } }) });
      expect(login.data.loginResult).toBe(false);
      return getHeaders(login);
    },
    totp: (headers: Headers, code: string) => prove(server, headers, { kind: 'totp', code }),
    recover: (headers: Headers, code: string) => prove(server, headers, { kind: 'recovery', code }),
    codeOf: ({ app }: FactorOwner, steps = 0): string => totpCode(app.secret, clock, steps),
    async outcomeOf(userId: number) {
      const newest = desc(loginLog.id);
      const rows = await server.database.select().from(loginLog).where(eq(loginLog.userId, userId)).orderBy(newest);
      return rows[0]?.outcome;
    },
    forgetRates: () => server.database.delete(rateUse),
  };
}

export type FactorRig = Awaited<ReturnType<typeof startFactorRig>>;
