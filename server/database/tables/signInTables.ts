import { CLIENTS } from '@/contract/call';
import { SIGN_IN_RESULT } from '@/contract/codes/signInResult';
import { FACE_CHECK } from '@/contract/codes/faceCheck';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { code, instant, institutionIdColumn, rowId, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser, institution } from './organisationTables';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => Uint8Array.from(value),
});

/** One attempt to sign in (§5 login logs); its id is the userLoginLogId of the login response. Never holds a password, captcha, token or picture. */
export const loginLog = pgTable(
  'login_log',
  {
    id: rowId(),
    /** Null where the name belongs to nobody; the name itself is not kept, people type passwords there. */
    institutionId: foreignId().references(() => institution.id),
    userId: foreignId(),
    client: text({ enum: CLIENTS }).notNull(),
    outcome: code(SIGN_IN_RESULT).notNull(),
    /** The address of the connection. */
    ip: text().notNull(),
    /** The device fingerprint: a signal, never an identity. */
    veins: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser }),
    // What the sessions and checks of a sign-in name.
    unique('login_log_row').on(table.institutionId, table.id),
    index('login_log_user').on(table.userId, table.createdAt),
    index('login_log_institution').on(table.institutionId, table.createdAt, table.userId),
  ],
);

/** A session: 'half' until the face check has passed (LV-09). Ended ones stay for a day, so that their callers learn why. */
export const session = pgTable(
  'session',
  {
    id: tenantScopedId(),
    /** SHA-256 of the sid in the browser's HttpOnly cookie, hex. */
    sidHash: text().notNull(),
    /** Of the sid and the token before the face check passed, hex; null again once the page has shown its new token (LV-08). */
    formerSidHash: text(),
    formerTokenHash: text(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    loginLogId: foreignId().notNull(),
    state: text({ enum: ['half', 'full'] }).notNull(),
    /** The check that leads from half to full. */
    faceCheck: code(FACE_CHECK).notNull(),
    ip: text().notNull(),
    /** What the browser said of itself at sign-in, cut and cleaned; its user knows it again by that (ASVS 7.5.2). */
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When its user gave the own password last, at sign-in or since (ASVS 7.5.1). */
    confirmedAt: instant(),
    /** The end that no use of the session puts off. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({ enum: ['logout', 'liveness', 'administrator', 'elsewhere', 'owner'] }),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser, loginLogId: loginLog }),
    uniqueIndex('session_sid').on(table.sidHash),
    uniqueIndex('session_former_sid').on(table.formerSidHash),
    uniqueIndex('session_former_token').on(table.formerTokenHash),
    // A session is known by its number before its institution is.
    index('session_number').on(table.id),
    index('session_user').on(table.userId),
    index('session_expires').on(table.expiresAt),
  ],
);

/** A captcha that was shown and not yet answered (LG-03). */
export const captcha = pgTable('captcha', {
  codeKey: text().primaryKey(),
  textHash: text().notNull(),
  expiresAt: instant().notNull(),
});

/** A key pair for encrypted passwords (LG-04), used by every server of the database; good for minutes. */
export const passwordKey = pgTable('password_key', {
  id: rowId(),
  publicKey: text().notNull(),
  /** AES-256-GCM under the servers' shared secret. */
  sealedPrivateKey: bytes().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** How often something was tried in a running window: wrong passwords of an account, failed face checks of a user. Survives restarts, shared by all servers. */
export const attemptCount = pgTable(
  'attempt_count',
  { key: text().primaryKey(), tries: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index('attempt_count_expires').on(table.expiresAt)],
);

/** How often an address or a user did what is limited (security/rateLimits), in the columns and their order that rate-limiter-flexible writes. */
export const rateUse = pgTable('rate_use', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** One face check (LV-10) and how it ended; the picture is never kept. */
export const livenessAttempt = pgTable(
  'liveness_attempt',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    loginLogId: foreignId().notNull(),
    kind: text({ enum: ['camera', 'provider'] }).notNull(),
    verdict: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser, loginLogId: loginLog }),
    index('liveness_attempt_log').on(table.loginLogId),
    index('liveness_attempt_institution').on(table.institutionId, table.createdAt),
  ],
);

/** A check on the embedded provider's page (LV-11): opened with the login response, answered once with a livenessId, asked for once. */
export const providerCheck = pgTable(
  'provider_check',
  {
    id: tenantScopedId(),
    /** SHA-256 of the token in cloudunPureH5Liveness, hex. */
    tokenHash: text().notNull(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    loginLogId: foreignId().notNull(),
    /** SHA-256 of the one-use livenessId that the page was given, hex. */
    livenessIdHash: text(),
    passed: boolean(),
    verdict: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser, loginLogId: loginLog }),
    uniqueIndex('provider_check_token').on(table.tokenHash),
  ],
);
