import { SINGLE_SIGN_ON_MODE } from '@/contract/codes/singleSignOnCodes';
import type { ClaimMapping } from '@/contract/entities/management/singleSignOn';
import { ROLE } from '@/contract/codes/userCodes';
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  code,
  foreignId,
  instant,
  institutionIdColumn,
  tenantForeignKeys,
  tenantPrimaryKey,
  tenantScopedId,
} from './columns';
import { appUser, institution, ofInstitution } from './organizationTables';
import { session } from './signInTables';
import { bytes } from './bytes';

/** OpenID provider of an institution (docs/sign-in.md). */
export const ssoProvider = pgTable('sso_provider', {
  institutionId: foreignId()
    .primaryKey()
    .references(() => institution.id),
  mode: code(SINGLE_SIGN_ON_MODE).notNull(),
  /** Issuer identifier as in the provider's metadata. */
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Client secret, AES-256-GCM under the servers' shared secret; null for a public client. */
  sealedSecret: bytes(),
  /** Claim with the username. */
  usernameClaim: text().notNull(),
  /** True if the first sign-in links the user whose username is in the claim. */
  linksByUsername: boolean().notNull(),
  /** True if face checks are required as after a password. */
  requiresFaceCheck: boolean().notNull(),
  /** True if the first sign-in creates a user. */
  provisions: boolean().notNull(),
  /** Highest role of a created user. */
  maximumRole: code(ROLE).notNull(),
  /** Claim whose values are mapped. */
  mappingClaim: text().notNull(),
  /** Role, group and queue by value of the claim; the first match counts. */
  mappings: jsonb().$type<readonly ClaimMapping[]>().notNull(),
  updatedAt: instant().notNull(),
});

/** Sign-in that was sent to a provider. Rows are stored for a while after use, so that a repeated answer is recognized. */
export const ssoAttempt = pgTable(
  'sso_attempt',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** SHA-256 of the state parameter, hex. */
    stateHash: text().notNull(),
    /** SHA-256 of the browser's cookie, hex. */
    browserHash: text().notNull(),
    issuer: text().notNull(),
    /** Nonce, PKCE verifier and redirect URI, AES-256-GCM under the servers' shared secret. */
    sealed: bytes().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    uniqueIndex('sso_attempt_state').on(table.stateHash),
    index('sso_attempt_expires').on(table.expiresAt),
  ],
);

/** Account of a user at the institution's provider. */
export const ssoLink = pgTable(
  'sso_link',
  {
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    issuer: text().notNull(),
    /** Stable identifier of the account at the issuer (sub). */
    subject: text().notNull(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.userId] }),
    ...tenantForeignKeys(table, { userId: appUser }),
    unique('sso_link_subject').on(table.institutionId, table.issuer, table.subject),
  ],
);

/** Session at the provider behind a session of ours, for the provider's logout. */
export const ssoSession = pgTable(
  'sso_session',
  {
    institutionId: institutionIdColumn(),
    sessionId: foreignId().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The provider's identifier of its session (sid), if it sends one. */
    providerSession: text(),
    /** Address at which the provider ends its session, if it offers one. */
    logoutAddress: text(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.sessionId] }),
    ...tenantForeignKeys(table, { sessionId: session }, 'cascade'),
    index('sso_session_subject').on(table.institutionId, table.issuer, table.subject),
  ],
);
