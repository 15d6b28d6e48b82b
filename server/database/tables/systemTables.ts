import { CHECK_KIND } from '@/contract/codes/signInCodes';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  code,
  instant,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, ofInstitution } from './organizationTables';

/** Remaining checks of an institution (§2 quotas); a kind without a row is not limited. */
export const checkQuota = pgTable(
  'check_quota',
  {
    institutionId: ofInstitution(),
    /** 'liveness' is performed on the provider's page, 'face' with our camera screen (contract/codes/signInCodes). */
    kind: code(CHECK_KIND).notNull(),
    remaining: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.kind] }),
    check('check_quota_remaining', sql`${table.remaining} >= 0`),
  ],
);

/** Increase of a quota with its author (SY-01). Never changed. */
export const quotaIncrease = pgTable(
  'quota_increase',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    kind: code(CHECK_KIND).notNull(),
    count: integer().notNull(),
    /** Remaining checks afterwards. */
    remaining: integer().notNull(),
    userId: foreignId().notNull(),
    userName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('quota_increase_institution').on(table.institutionId, table.createdAt.desc()),
  ],
);

/** Change of an institution's settings with author, content and time (SY-01). Never changed. */
export const settingChange = pgTable(
  'setting_change',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    /** contract/codes/listCodes */
    key: text().notNull(),
    before: text(),
    after: text(),
    userId: foreignId().notNull(),
    userName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('setting_change_institution').on(table.institutionId, table.key, table.createdAt.desc()),
  ],
);
