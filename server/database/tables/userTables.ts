import { ROLE, USER_ACTION, USER_OUTCOME } from '@/contract/codes/userCodes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, integer, jsonb, primaryKey } from 'drizzle-orm/pg-core';
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
import { BINDING_STATE, type CasesHeir } from '@/contract/codes/queueCodes';

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

/** History of a system user with its authors (US-01 history). Append-only; holds names of fields, never values. */
export const userHistory = pgTable(
  'user_history',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    /** contract/codes/userCodes. */
    kind: text().notNull(),
    fields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    byId: foreignId(),
    byName: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('user_history_user').on(table.userId, table.createdAt.desc()),
  ],
);

/** Parameters of a bulk operation on users, with numbers in place of ids; fields that do not belong to the act are absent. */
export interface BulkUserParameters {
  readonly queueId?: number | null;
  readonly groupId?: number | null;
  readonly flags?: Readonly<
    Partial<Record<'sendBlu' | 'sendIvr' | 'sendLunar' | 'sendSms' | 'sendWaba', boolean | undefined>>
  >;
  readonly heir?: CasesHeir;
  readonly agentId?: number;
  /**
   * For 'resetPassword': salt from which, with the servers' secret, the one-time passwords are derived; removed when the operation is
   * dismissed.
   */
  readonly salt?: string;
}

/** Values of a user before an operation: columns of app_user by name. */
export type PreviousUserValues = Readonly<Record<string, number | boolean | null>>;

/** Bulk operation on users, carried out one after the other (US-01). Its rows are user_operation_item. */
export const userOperation = pgTable(
  'user_operation',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    act: code(USER_ACTION).notNull(),
    state: code(BINDING_STATE).notNull(),
    wish: jsonb().$type<BulkUserParameters>().notNull(),
    /** Author of the operation; it stops if the author may no longer manage users. */
    actorId: foreignId().notNull(),
    total: integer().notNull(),
    /** For an undo: the operation that it reverts. */
    undoOf: foreignId(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    /** Time when the author dismissed the result. */
    putAwayAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { actorId: appUser }),
    index('user_operation_actor').on(table.institutionId, table.actorId, table.id.desc()),
  ],
);

/** One user of an operation; each is processed in a separate transaction together with its outcome. */
export const userOperationItem = pgTable(
  'user_operation_item',
  {
    institutionId: institutionIdColumn(),
    operationId: foreignId().notNull(),
    /** From 0, in the order of the users' numbers. */
    place: integer().notNull(),
    userId: foreignId().notNull(),
    /** Number of failures; items with fewer failures are processed first. */
    tries: integer().notNull().default(0),
    /** Null until it is done or skipped. */
    outcome: code(USER_OUTCOME),
    /** Values of the user before the operation; null if it cannot be undone. */
    before: jsonb().$type<PreviousUserValues>(),
    /** For an undo: the values to restore. */
    restored: jsonb().$type<PreviousUserValues>(),
  },
  (table) => [
    ...tenantForeignKeys(table, { operationId: userOperation }, 'cascade'),
    ...tenantForeignKeys(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.operationId, table.place] }),
  ],
);
