import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  foreignId,
  instant,
  institutionIdColumn,
  tenantForeignKeys,
  tenantPrimaryKey,
  tenantScopedId,
} from './columns';
import { appUser, ofInstitution } from './organizationTables';

/** Group of the company directory that provisions an institution's users (RFC 7643, 4.2). It is no group of agents (user_group). */
export const directoryGroup = pgTable(
  'directory_group',
  {
    institutionId: ofInstitution(),
    id: tenantScopedId(),
    displayName: text().notNull(),
    /** Identifier in the directory. */
    externalId: text(),
    /** Number of the last change, for the entity tag. */
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    uniqueIndex('directory_group_name').on(table.institutionId, sql`lower(${table.displayName})`),
    uniqueIndex('directory_group_external_id').on(table.institutionId, table.externalId),
  ],
);

/** User in a group of the directory. */
export const directoryGroupMember = pgTable(
  'directory_group_member',
  {
    institutionId: institutionIdColumn(),
    groupId: foreignId().notNull(),
    userId: foreignId().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.groupId, table.userId] }),
    ...tenantForeignKeys(table, { groupId: directoryGroup }, 'cascade'),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('directory_group_member_user').on(table.institutionId, table.userId),
  ],
);
