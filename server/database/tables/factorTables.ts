import { FACTOR_KIND } from '@/contract/codes/signInCodes';
import { bigint, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  code,
  foreignId,
  instant,
  institutionIdColumn,
  tenantForeignKeys,
  tenantPrimaryKey,
  tenantScopedId,
} from './columns';
import { appUser } from './organizationTables';
import { session } from './signInTables';
import { bytes } from './bytes';

/** Second factor of a user (ASVS 6.3.3). Only the server's own role may access it. */
export const secondFactor = pgTable(
  'second_factor',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    kind: code(FACTOR_KIND).notNull(),
    name: text().notNull(),
    /** Secret of an authenticator app: AES-256-GCM under the servers' shared secret. */
    sealedSecret: bytes(),
    /** Time step of the last accepted code, so that each code works once (RFC 6238 §5.2). */
    lastStep: bigint({ mode: 'number' }),
    /** Credential id of a passkey, base64url. */
    credentialId: text(),
    /** Public key of a passkey, COSE. */
    publicKey: bytes(),
    /** Signatures that the passkey reported; 0 if it does not count. */
    signCount: bigint({ mode: 'number' }),
    /** Ways in which a browser reaches the passkey. */
    transports: jsonb().$type<readonly string[]>(),
    createdAt: instant().notNull(),
    /** Null until the first correct code; an unconfirmed factor is not required at sign-in. */
    confirmedAt: instant(),
    lastUsedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('second_factor_user').on(table.institutionId, table.userId),
    unique('second_factor_credential').on(table.institutionId, table.credentialId),
  ],
);

/** Challenge that a passkey has to sign; deleted with its use. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    institutionId: institutionIdColumn(),
    sessionId: foreignId().notNull(),
    purpose: text({ enum: ['enroll', 'prove'] }).notNull(),
    /** SHA-256 of the challenge, hex. */
    challengeHash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.sessionId, table.purpose] }),
    ...tenantForeignKeys(table, { sessionId: session }, 'cascade'),
  ],
);

/** Challenge of a sign-in with a passkey, before the user is known; deleted with its use. */
export const passkeySignIn = pgTable('passkey_sign_in', {
  /** SHA-256 of the challenge, hex. */
  challengeHash: text().primaryKey(),
  /** SHA-256 of the browser's cookie, hex. */
  browserHash: text().notNull(),
  expiresAt: instant().notNull(),
});

/** Recovery code of a user; works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    /** First characters of the code: they find the row, and are not secret. */
    prefix: text().notNull(),
    /** Argon2id hash of the whole code. */
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('recovery_code_user').on(table.institutionId, table.userId, table.prefix),
  ],
);
