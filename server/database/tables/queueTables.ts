import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { partialIndex } from './caseIndexes';
import {
  institutionIdColumn,
  minor,
  foreignId,
  code,
  instant,
  tenantPrimaryKey,
  tenantScopedId,
  tenantForeignKeys,
} from './columns';
import { BINDING_KIND, BINDING_OUTCOME, BINDING_STATE, QUEUE_EVENT } from '@/contract/codes/queueCodes';
import { appUser, ofInstitution, queue } from './organizationTables';

/**
 * Number of open cases and amount due per queue, group and agent, as rows to be summed. The database appends a row for every change of
 * cases in the same transaction (migration 0056), so that transactions do not block each other. The loadSweeper merges the rows. No
 * other code writes here.
 */
export const caseLoad = pgTable(
  'case_load',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    queueId: foreignId(),
    groupId: foreignId(),
    agentId: foreignId(),
    /** Negative for cases that were closed or moved. */
    cases: integer().notNull(),
    amount: minor().notNull(),
    /** True for merged rows; the others are later changes. */
    summed: boolean().notNull().default(false),
  },
  (table) => [tenantPrimaryKey(table), partialIndex('case_load_new', [table.institutionId], sql`not summed`)],
);

/**
 * Bulk assignment of cases (QU-02): first planned as a dry run, then carried out in steps. Each step stores its progress. Its rows are
 * binding_item.
 */
export const bindingOperation = pgTable(
  'binding_operation',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    kind: code(BINDING_KIND).notNull(),
    state: code(BINDING_STATE).notNull(),
    /** Queue in which it was started; null: cases without a queue. */
    queueId: foreignId(),
    actorId: foreignId().notNull(),
    actorName: text().notNull(),
    /** Names of the receiving agents, for the history. */
    agentNames: text().array().notNull(),
    /** For an undo: the operation that it reverts. */
    undoOf: foreignId(),
    total: integer().notNull(),
    /** Minor units. */
    amount: minor().notNull(),
    /** Number of processed cases, the progress while it runs. */
    done: integer().notNull().default(0),
    /** Cases that have changed hands so far. */
    changed: integer().notNull().default(0),
    cancelAsked: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { queueId: queue }, 'set null'),
    ...tenantForeignKeys(table, { actorId: appUser }),
    index('binding_operation_queue').on(table.institutionId, table.queueId, table.id.desc()),
  ],
);

/** One case of a binding: agent at planning time, new agent and outcome. */
export const bindingItem = pgTable(
  'binding_item',
  {
    operationId: foreignId().notNull(),
    taskId: foreignId().notNull(),
    institutionId: institutionIdColumn(),
    /** From 0, in the order of the cases' numbers; all bindings lock in this order. */
    place: integer().notNull(),
    fromAgentId: foreignId(),
    /** Null: unassigned. */
    toAgentId: foreignId(),
    /** For an undo: the case's version after the original operation; any other version was changed since. */
    onlyVersion: integer(),
    /** Null until it is carried out. */
    outcome: code(BINDING_OUTCOME),
    /** Name of the agent who had the case in between. */
    foundAgentName: text(),
    /** Assignment time that an undo restores. */
    assignedBefore: instant(),
    openedBefore: instant(),
    versionAfter: integer(),
  },
  (table) => [
    ...tenantForeignKeys(table, { operationId: bindingOperation }, 'cascade'),
    primaryKey({ columns: [table.institutionId, table.operationId, table.place] }),
  ],
);

/** Number of cases moved from one queue, or none, to another; queues by number. */
export interface StoredMove {
  readonly fromId: number | null;
  readonly toId: number;
  readonly count: number;
}

/**
 * Routing of cases to the queues whose rules they match, for too many cases for one transaction (QU-01). Processes them in order of
 * their numbers and stores the progress with each step, so that any server can continue.
 */
export const routingRun = pgTable(
  'routing_run',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    state: code(BINDING_STATE).notNull(),
    /** Manual queues whose cases are routed as well. */
    manualIds: foreignId().array().notNull(),
    /** Null: automatic. */
    actorId: foreignId(),
    actorName: text(),
    /** Cases that would move when it began. */
    total: integer().notNull(),
    /** Cases that have moved so far. */
    done: integer().notNull().default(0),
    /** Number of the last inspected case. */
    reach: foreignId().notNull().default(0),
    /** Moves so far, for the histories of the queues. */
    moves: jsonb().$type<readonly StoredMove[]>().notNull().default([]),
    stopAsked: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { actorId: appUser }),
    index('routing_run_institution').on(table.institutionId, table.id.desc()),
  ],
);

/** History entry of a queue; never changed (QU-01). */
export const queueLog = pgTable(
  'queue_log',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** Not a foreign key: the history of a deleted queue remains. */
    queueId: foreignId().notNull(),
    event: code(QUEUE_EVENT).notNull(),
    /** Null: automatic, by the rules. */
    actorName: text(),
    /** Number of added or removed cases. */
    cases: integer(),
    /** Name of the source or target queue; null: no queue. */
    otherQueue: text(),
    createdAt: instant().notNull(),
  },
  (table) => [tenantPrimaryKey(table), index('queue_log_queue').on(table.queueId, table.id.desc())],
);
