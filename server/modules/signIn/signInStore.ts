import { isPerson } from '../../access/isVisibleUser';
import * as z from 'zod/mini';
import { signInConfig, type SignInConfig } from '@/contract/entities/management/systemConfig';
import { and, eq, inArray, notInArray, gt, sql, asc, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting, appUser, userGroup } from '../../database/tables/organizationTables';
import type { Client } from '@/contract/call';
import { matchesRow } from '../../database/matchesRow';
import { loginLog, session } from '../../database/tables/signInTables';
import type { CallerContext } from '../../access/callContext';
import { preparedQuery } from '../../database/preparedQuery';
import type { Caller } from '../../kernel/caller';
import { permissionOverridesSql } from '../../security/session/grantMarks';

/** Default sign-in configuration (ours): by either name, with a captcha. */
export const DEFAULT_SIGN_IN: SignInConfig = {
  username: true,
  email: true,
  captcha: true,
  gps: false,
  faceCheck: { member: 'none', leader: 'none', admin: 'none', auditor: 'none' },
  secondFactorFrom: { member: null, leader: null, admin: null, auditor: null },
  passkey: false,
  leaverCases: 'keep',
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
  /** True if an institution accepts a passkey instead of password and captcha. */
  readonly passkeyOffered: boolean;
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
  const configured = valueOf('loginMethod', null);
  const method = isMethod(configured) ? configured : 'captcha';
  const without = rows.filter(refusesCaptcha).flatMap((row) => row.institutionId ?? []);
  return {
    captchaNeeded: method !== 'password' && (await anybodyWantsCaptcha(tx, without)),
    passkeyOffered: rows.some(({ key, value }) => key === 'signIn' && readSignInConfig(value).passkey),
    whitelist: valueOf('ipWhitelist', null) ?? '',
    methodOf(institutionId) {
      const own = valueOf('loginMethod', institutionId);
      return isMethod(own) ? own : method;
    },
    whitelistOf: (institutionId) => valueOf('ipWhitelist', institutionId) ?? '',
    configOf: (institutionId) => readSignInConfig(valueOf('signIn', institutionId)),
  };
};

/** Returns the client through which a session was opened. */
export async function getSignInClient(tx: Transaction, sessionId: number): Promise<Client> {
  const [row] = await tx
    .select({ client: loginLog.client })
    .from(session)
    .innerJoin(loginLog, matchesRow(loginLog, session.loginLogId))
    .where(eq(session.id, sessionId));
  return row?.client ?? 'main';
}

/** Counts the users of the institution that signed in through each client since a time. */
export async function countRecentUsers(
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<ReadonlyMap<Client, number>> {
  const rows = await tx
    .select({ client: loginLog.client, people: sql<string>`count(distinct ${loginLog.userId})` })
    .from(loginLog)
    .where(
      and(
        eq(loginLog.institutionId, caller.institutionId),
        gt(loginLog.createdAt, since),
        inArray(loginLog.outcome, ['success', 'livenessPassed']),
      ),
    )
    .groupBy(loginLog.client);
  return new Map(rows.map(({ client, people }) => [client, Number(people)]));
}

/** Name of a user at sign-in, per client (LG-06). */
export type UserIdentifier = { readonly username: string } | { readonly email: string };

// The callers' role cannot read it, and only sign-in needs it.
const { passwordHash, ...READABLE } = getTableColumns(appUser);

/** Key of the setting with the addresses of the demo institution's cases; only synthetic data has it. */
export const DEMO_PLACES_SETTING = 'demoPlaces';

const demoPlacesSql = sql<string | null>`(select ${systemSetting.value} from ${systemSetting}
  where ${systemSetting.institutionId} = ${appUser.institutionId} and ${systemSetting.key} = ${DEMO_PLACES_SETTING})`;

const selectUsers = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select({
      user: READABLE,
      institution,
      groupName: userGroup.name,
      grantMarks: permissionOverridesSql,
      demoPlaces: demoPlacesSql,
    })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .leftJoin(userGroup, matchesRow(userGroup, appUser.groupId))
    .where(and(isPerson, where))
    .orderBy(asc(appUser.id));

/** A user with institution and group. */
export type SignInAccount = Awaited<ReturnType<typeof selectUsers>>[number];

/** User who signs in, with the password hash. */
export type SignInUser = SignInAccount & { readonly passwordHash: string };

const matchesIdentifier = (identifier: UserIdentifier | { readonly id: number }): SQL => {
  if ('id' in identifier) return eq(appUser.id, identifier.id);
  return 'username' in identifier
    ? sql`lower(${appUser.username}) = lower(${identifier.username})`
    : sql`lower(${appUser.email}) = lower(${identifier.email})`;
};

/** Finds the user with a username, an e-mail address or a number; names are case-insensitive, as when users are added. */
export const findSignInUser = async (
  tx: Transaction,
  identifier: UserIdentifier | { readonly id: number },
): Promise<SignInUser | undefined> => {
  const where = matchesIdentifier(identifier);
  const [found] = await selectUsers(tx, where);
  if (!found) return undefined;
  const [secret] = await tx.select({ passwordHash }).from(appUser).where(eq(appUser.id, found.user.id));
  return secret && { ...found, ...secret };
};

/** Returns the password hash of an existing user. */
export const findPasswordHash = async (tx: Transaction, userId: number): Promise<string> => {
  const [row] = await tx.select({ passwordHash }).from(appUser).where(eq(appUser.id, userId));
  if (row === undefined) throw new Error(`user ${userId} is missing`);
  return row.passwordHash;
};

const askUser = preparedQuery<SignInAccount>('user_by_id', (tx) =>
  selectUsers(tx, eq(appUser.id, sql.placeholder('id'))),
);

/** A user by number. */
export const findUserSigningIn = async (tx: Transaction, id: number): Promise<SignInAccount | undefined> => {
  const [found] = await askUser(tx, { id });
  return found;
};

type Superior = Pick<Caller, 'userId' | 'groupId' | 'institutionId' | 'role'>;

const getBelow = ({ role, groupId, institutionId }: Superior): SQL | undefined => {
  const ofInstitution = eq(appUser.institutionId, institutionId);
  if (role === 'admin') return and(ofInstitution, inArray(appUser.role, ['member', 'leader']));
  return role === 'leader' && groupId !== null ? and(ofInstitution, eq(appUser.groupId, groupId)) : undefined;
};

/**
 * Lists the enabled users below a caller: for a leader the others of the group, for an administrator the members and leaders (§7
 * login/getSubUser).
 */
export const listUsersBelow = async (tx: Transaction, caller: Superior): Promise<SignInAccount[]> => {
  const below = getBelow(caller);
  if (below === undefined) return [];
  return selectUsers(tx, and(below, ne(appUser.id, caller.userId), eq(appUser.enabled, true)));
};
