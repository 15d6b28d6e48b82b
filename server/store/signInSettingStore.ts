import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { systemSetting } from '../database/tables/organisationTables';

/** How people sign in: password only, with a captcha, or with a captcha and a liveness check for everybody (§2 login method management). */
export const LOGIN_METHODS = ['password', 'captcha', 'liveness'] as const;

/** One of the login methods. */
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** The settings that decide about a sign-in, for the whole system and for single institutions. */
export interface SignInSettings {
  /** The system's method, which decides about the captcha: nobody is known yet when one is shown. */
  readonly method: LoginMethod;
  /** The addresses that may sign in at all; empty: all. */
  readonly whitelist: string;
  /** An institution's own method, else the system's. */
  methodOf(institutionId: number): LoginMethod;
  /** The addresses that may sign in to an institution; empty: all. */
  whitelistOf(institutionId: number): string;
}

const isMethod = (text: string | undefined): text is LoginMethod => LOGIN_METHODS.some((method) => method === text);

/** Reads the login method and the IP whitelists as they are now. */
export const readSignInSettings = async (tx: Transaction): Promise<SignInSettings> => {
  const rows = await tx
    .select()
    .from(systemSetting)
    .where(inArray(systemSetting.key, ['loginMethod', 'ipWhitelist']));
  const valueOf = (key: string, institutionId: number | null): string | undefined =>
    rows.find((row) => row.key === key && row.institutionId === institutionId)?.value;
  const given = valueOf('loginMethod', null);
  const method = isMethod(given) ? given : 'captcha';
  return {
    method,
    whitelist: valueOf('ipWhitelist', null) ?? '',
    methodOf(institutionId) {
      const own = valueOf('loginMethod', institutionId);
      return isMethod(own) ? own : method;
    },
    whitelistOf: (institutionId) => valueOf('ipWhitelist', institutionId) ?? '',
  };
};
