import { BINDING_STATE } from '@/contract/codes/bindingState';
import { type CasesHeir } from '@/contract/codes/casesHeir';
import { USER_ACT } from '@/contract/codes/userAct';
import { USER_OUTCOME } from '@/contract/codes/userOutcome';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser } from './organisationTables';

/** What was done to a system user, by whom (US-01 history). Append-only; holds names of fields, never values. */
export const userHistory = pgTable(
  'user_history',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    /** contract/codes/userChange. */
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

/** What is done to many users, with numbers in place of ids; what does not belong to the act is absent. */
export interface UserWish {
  readonly queueId?: number | null;
  readonly groupId?: number | null;
  readonly flags?: Readonly<
    Partial<Record<'sendBlu' | 'sendIvr' | 'sendLunar' | 'sendSms' | 'sendWaba', boolean | undefined>>
  >;
  readonly heir?: CasesHeir;
  readonly agentId?: number;
  /** Of 'resetPassword': with the servers' secret the one-time passwords come of it; gone once it is put away. */
  readonly salt?: string;
}

/** What a user had before something was done: columns of app_user by name. */
export type UserBefore = Readonly<Record<string, number | boolean | null>>;

/** The same done to many users at once, one after the other (US-01). Its rows are user_operation_item. */
export const userOperation = pgTable(
  'user_operation',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    act: code(USER_ACT).notNull(),
    state: code(BINDING_STATE).notNull(),
    wish: jsonb().$type<UserWish>().notNull(),
    /** In whose name it is done: who may no longer manage users stops it. */
    actorId: foreignId().notNull(),
    total: integer().notNull(),
    /** Of an undo: the operation that it takes back. */
    undoOf: foreignId(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    /** The actor has seen how it ended. */
    putAwayAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { actorId: appUser }),
    index('user_operation_actor').on(table.institutionId, table.actorId, table.id.desc()),
  ],
);

/** One user of it; each is done in a transaction of its own, with the outcome. */
export const userOperationItem = pgTable(
  'user_operation_item',
  {
    institutionId: institutionIdColumn(),
    operationId: foreignId().notNull(),
    /** From 0, in the order of the users' numbers. */
    place: integer().notNull(),
    userId: foreignId().notNull(),
    /** How often it failed; the others come first. */
    tries: integer().notNull().default(0),
    /** null until it is done, or will not be. */
    outcome: code(USER_OUTCOME),
    /** What the user had before it was done; null where that cannot be undone. */
    before: jsonb().$type<UserBefore>(),
    /** Of an undo: what the user gets back. */
    restored: jsonb().$type<UserBefore>(),
  },
  (table) => [
    ...tenantForeignKeys(table, { operationId: userOperation }, 'cascade'),
    ...tenantForeignKeys(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.operationId, table.place] }),
  ],
);
