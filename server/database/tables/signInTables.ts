import { CLIENTS } from '@/contract/call';
import { SIGN_IN_RESULT, FACE_CHECK } from '@/contract/codes/signInCodes';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  code,
  instant,
  institutionIdColumn,
  rowId,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, institution } from './organizationTables';
import { bytes } from './bytes';

/**
 * Sign-in attempt (§5 login logs); its id is the userLoginLogId of the login response. Never contains a password, captcha, token or
 * picture.
 */
export const loginLog = pgTable(
  'login_log',
  {
    id: rowId(),
    /** Null if no user has the name. The name itself is not stored, because people type passwords there. */
    institutionId: foreignId().references(() => institution.id),
    userId: foreignId(),
    client: text({ enum: CLIENTS }).notNull(),
    outcome: code(SIGN_IN_RESULT).notNull(),
    /** The address of the connection. */
    ip: text().notNull(),
    /** Device fingerprint: a signal, never an identity. */
    veins: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser }),
    // Referenced by the sessions and checks of a sign-in.
    unique('login_log_row').on(table.institutionId, table.id),
    index('login_log_user').on(table.userId, table.createdAt),
    index('login_log_institution').on(table.institutionId, table.createdAt, table.userId),
  ],
);

/** Session; 'half' until the face check has passed (LV-09). Ended ones are stored for a day, so that their callers learn the reason. */
export const session = pgTable(
  'session',
  {
    id: tenantScopedId(),
    /** SHA-256 of the sid in the browser's HttpOnly cookie, hex. */
    sidHash: text().notNull(),
    /** Hashes of the sid and the token from before the face check passed, hex; null again once the page has used its new token (LV-08). */
    formerSidHash: text(),
    formerTokenHash: text(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    loginLogId: foreignId().notNull(),
    state: text({ enum: ['half', 'full'] }).notNull(),
    /** The second factor must be proven before anything else, a face check included. */
    factorPending: boolean().notNull().default(false),
    /** Check that turns a half session into a full one. */
    faceCheck: code(FACE_CHECK).notNull(),
    ip: text().notNull(),
    /** User-Agent at sign-in, truncated and sanitized; helps the user recognize the session (ASVS 7.5.2). */
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Time of the user's last password confirmation, at sign-in or later (ASVS 7.5.1). */
    confirmedAt: instant(),
    /** Absolute expiry, which activity does not extend. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({ enum: ['logout', 'liveness', 'administrator', 'elsewhere', 'owner', 'provider'] }),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser, loginLogId: loginLog }),
    uniqueIndex('session_sid').on(table.sidHash),
    uniqueIndex('session_former_sid').on(table.formerSidHash),
    uniqueIndex('session_former_token').on(table.formerTokenHash),
    // Lookup by number alone, before the institution is known.
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

/** Key pair for encrypted passwords (LG-04), shared by every server of the database; valid for minutes. */
export const passwordKey = pgTable('password_key', {
  id: rowId(),
  publicKey: text().notNull(),
  /** AES-256-GCM under the servers' shared secret. */
  sealedPrivateKey: bytes().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/**
 * Number of attempts in the current window: wrong passwords of an account, failed face checks of a user. Survives restarts and is shared
 * by all servers.
 */
export const attemptCount = pgTable(
  'attempt_count',
  { key: text().primaryKey(), tries: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index('attempt_count_expires').on(table.expiresAt)],
);

/**
 * Number of uses of a limited call per address or user (security/rateLimits). Columns and their order are those of
 * rate-limiter-flexible.
 */
export const rateUse = pgTable('rate_use', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** One face check (LV-10) with its outcome; the picture is never stored. */
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

/** Check on the embedded provider's page (LV-11): opened with the login response, completed once with a livenessId, and queried once. */
export const providerCheck = pgTable(
  'provider_check',
  {
    id: tenantScopedId(),
    /** SHA-256 of the token in cloudunPureH5Liveness, hex. */
    tokenHash: text().notNull(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    loginLogId: foreignId().notNull(),
    /** SHA-256 of the single-use livenessId that the page received, hex. */
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
