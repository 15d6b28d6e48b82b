import { ROLE } from '@/contract/codes/userCodes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser, ofInstitution } from './organisationTables';

const role = () => code(ROLE);

/** Permission override of an institution against the table of roles (RO-01): for a role, or for one user. */
export const permissionGrant = pgTable(
  'permission_grant',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    role: role(),
    userId: foreignId(),
    permission: text().notNull(),
    allowed: boolean().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }, 'cascade'),
    check('permission_grant_for_one', sql`(${table.role} is null) <> (${table.userId} is null)`),
    uniqueIndex('permission_grant_role').on(table.institutionId, table.role, table.permission),
    uniqueIndex('permission_grant_user').on(table.institutionId, table.userId, table.permission),
  ],
);

/** History of permission overrides, for later review (RO-01). Never changed. */
export const permissionChange = pgTable(
  'permission_change',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    actorId: foreignId().notNull(),
    role: role(),
    userId: foreignId(),
    permission: text().notNull(),
    /** Null: reset to the role's value, or for a role to the table's. */
    allowed: boolean(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { actorId: appUser, userId: appUser }),
    index('permission_change_institution').on(table.institutionId, table.createdAt),
  ],
);
