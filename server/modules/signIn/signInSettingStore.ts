import * as z from 'zod/mini';
import { signInConfig, type SignInConfig } from '@/contract/entities/management/systemConfig';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting } from '../../database/tables/organizationTables';

/** Default sign-in configuration (ours): by either name, with a captcha. */
export const DEFAULT_SIGN_IN: SignInConfig = {
  username: true,
  email: true,
  captcha: true,
  gps: false,
  faceCheck: { member: 'none', leader: 'none', admin: 'none', auditor: 'none' },
};

/** Parses a stored setting 'signIn'; an invalid one counts as not set, so that it locks nobody out. */
export function readSignInConfig(stored: string | undefined): SignInConfig {
  if (stored === undefined) return DEFAULT_SIGN_IN;
  try {
    const read = z.safeParse(signInConfig, JSON.parse(stored));
    return read.success ? read.data : DEFAULT_SIGN_IN;
  } catch {
    return DEFAULT_SIGN_IN;
  }
}

/**
 * Values that the operator may set, system-wide or per institution, in addition to the administrators' settings. They mean: no captcha,
 * default, and liveness check for all users.
 */
const LOGIN_METHODS = ['password', 'captcha', 'liveness'] as const;

/** One of the login methods. */
type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Settings of the whole system and of single institutions that affect a sign-in. */
export interface SignInSettings {
  /** True if a captcha is shown and checked. The user is unknown at that time, so one institution that requires it is enough. */
  readonly captchaNeeded: boolean;
  /** Addresses that may sign in to the system; empty: all. */
  readonly whitelist: string;
  /** Returns the institution's method, else the system's. */
  methodOf(institutionId: number): LoginMethod;
  /** Returns the addresses that may sign in to an institution; empty: all. */
  whitelistOf(institutionId: number): string;
  /** Returns the settings of an institution's administrators (SY-01). */
  configOf(institutionId: number): SignInConfig;
}

const isMethod = (text: string | undefined): text is LoginMethod => LOGIN_METHODS.some((method) => method === text);

type SignInSettingRow = typeof systemSetting.$inferSelect;

const refusesCaptcha = ({ key, value }: SignInSettingRow): boolean =>
  key === 'signIn' && !readSignInConfig(value).captcha;

/** Returns true if any enabled institution outside `without` requires a captcha. */
const anybodyWantsCaptcha = async (tx: Transaction, without: readonly number[]): Promise<boolean> => {
  if (without.length === 0) return true;
  const others = and(eq(institution.enabled, true), notInArray(institution.id, [...without]));
  return (await tx.select({ id: institution.id }).from(institution).where(others).limit(1)).length > 0;
};

/** Returns true if another institution requires a captcha. */
export const isCaptchaRequiredElsewhere = async (tx: Transaction, institutionId: number): Promise<boolean> => {
  const rows = await tx.select().from(systemSetting).where(eq(systemSetting.key, 'signIn'));
  const without = rows.filter(refusesCaptcha).flatMap((row) => row.institutionId ?? []);
  return anybodyWantsCaptcha(tx, [...without, institutionId]);
};

/** Reads the current sign-in methods and address restrictions. */
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
