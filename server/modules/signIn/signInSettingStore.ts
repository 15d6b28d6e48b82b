import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { SignInConfig } from '@/contract/entities/systemConfig';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting } from '../../database/tables/organisationTables';
import { readSignInConfig } from './signInConfig';

/** What the operator may set for the whole system, or for one institution, beside its administrators' settings: never a captcha, as usual, a liveness check for everybody. */
const LOGIN_METHODS = ['password', 'captcha', 'liveness'] as const;

/** One of the login methods. */
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** The settings that decide about a sign-in, for the whole system and for single institutions. */
export interface SignInSettings {
  /** Whether a captcha is shown and checked: nobody is known yet when it is, so one institution that wants it is enough. */
  readonly captchaNeeded: boolean;
  /** The addresses that may sign in at all; empty: all. */
  readonly whitelist: string;
  /** An institution's own method, else the system's. */
  methodOf(institutionId: number): LoginMethod;
  /** The addresses that may sign in to an institution; empty: all. */
  whitelistOf(institutionId: number): string;
  /** What an institution's administrators have set (SY-01). */
  configOf(institutionId: number): SignInConfig;
}

const isMethod = (text: string | undefined): text is LoginMethod => LOGIN_METHODS.some((method) => method === text);

type Row = typeof systemSetting.$inferSelect;

const refusesCaptcha = ({ key, value }: Row): boolean => key === 'signIn' && !readSignInConfig(value).captcha;

/** Whether any enabled institution, or one beside those named, still asks for a captcha. */
const anybodyWantsCaptcha = async (tx: Transaction, without: readonly number[]): Promise<boolean> => {
  if (without.length === 0) return true;
  const others = and(eq(institution.enabled, true), notInArray(institution.id, [...without]));
  return (await tx.select({ id: institution.id }).from(institution).where(others).limit(1)).length > 0;
};

/** Whether an institution other than this one asks for a captcha. */
export const othersWantCaptcha = async (tx: Transaction, institutionId: number): Promise<boolean> => {
  const rows = await tx.select().from(systemSetting).where(eq(systemSetting.key, 'signIn'));
  const without = rows.filter(refusesCaptcha).flatMap((row) => row.institutionId ?? []);
  return anybodyWantsCaptcha(tx, [...without, institutionId]);
};

/** Reads how people sign in, and from where, as it is now. */
export const readSignInSettings = async (tx: Transaction): Promise<SignInSettings> => {
  const rows = await tx
    .select()
    .from(systemSetting)
    .where(inArray(systemSetting.key, ['loginMethod', 'ipWhitelist', 'signIn']));
  const valueOf = (key: string, institutionId: number | null): string | undefined =>
    rows.find((row) => row.key === key && row.institutionId === institutionId)?.value;
  const given = valueOf('loginMethod', null);
  const method = isMethod(given) ? given : 'captcha';
  const without = rows.filter(refusesCaptcha).flatMap((row) => row.institutionId ?? []);
  return {
    captchaNeeded: method !== 'password' && (await anybodyWantsCaptcha(tx, without)),
    whitelist: valueOf('ipWhitelist', null) ?? '',
    methodOf(institutionId) {
      const own = valueOf('loginMethod', institutionId);
      return isMethod(own) ? own : method;
    },
    whitelistOf: (institutionId) => valueOf('ipWhitelist', institutionId) ?? '',
    configOf: (institutionId) => readSignInConfig(valueOf('signIn', institutionId)),
  };
};
