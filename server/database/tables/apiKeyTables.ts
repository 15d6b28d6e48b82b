import type { KeyScope } from '@/contract/apiKeys';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  foreignId,
  instant,
  institutionIdColumn,
  tenantForeignKeys,
  tenantPrimaryKey,
  tenantScopedId,
} from './columns';
import { appUser } from './organizationTables';

/** API key of a program. Only the server can read it; no institution's role may. Scopes and expiry never change. */
export const apiKey = pgTable(
  'api_key',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    /** Program account in whose name the key acts. */
    userId: foreignId().notNull(),
    name: text().notNull(),
    /** SHA-256 of the key, hex. */
    keyHash: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    createdById: foreignId().notNull(),
    createdByName: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedById: foreignId(),
    revokedByName: text(),
    revokedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser, createdById: appUser, revokedById: appUser }),
    uniqueIndex('api_key_hash').on(table.keyHash),
    uniqueIndex('api_key_user').on(table.institutionId, table.userId),
    index('api_key_institution').on(table.institutionId, table.createdAt),
    check('api_key_expires', sql`${table.expiresAt} <= ${table.createdAt} + interval '366 days'`),
  ],
);
