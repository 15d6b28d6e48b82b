import { BINDING_KIND } from '@/contract/codes/bindingKind';
import { BINDING_OUTCOME } from '@/contract/codes/bindingOutcome';
import { BINDING_STATE } from '@/contract/codes/bindingState';
import { QUEUE_EVENT } from '@/contract/codes/queueEvent';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser, ofInstitution, queue } from './organisationTables';

/**
 * A binding of many cases at once (QU-02): planned as a dry run first, then carried out step by step; where it stands is written with each step.
 * Its rows are binding_item.
 */
export const bindingOperation = pgTable(
  'binding_operation',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    kind: code(BINDING_KIND).notNull(),
    state: code(BINDING_STATE).notNull(),
    /** The queue that it was begun in; null: cases that lie in no queue. */
    queueId: foreignId(),
    actorId: foreignId().notNull(),
    actorName: text().notNull(),
    /** Names of those who get cases, for the history. */
    agentNames: text().array().notNull(),
    /** Of an undo: the operation that it takes back. */
    undoOf: foreignId(),
    total: integer().notNull(),
    /** Minor units. */
    amount: minor().notNull(),
    /** Cases gone through; while it runs its progress. */
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

/** One case of a binding: who had it when it was planned, who gets it, and its outcome. */
export const bindingItem = pgTable(
  'binding_item',
  {
    operationId: foreignId().notNull(),
    taskId: foreignId().notNull(),
    institutionId: institutionIdColumn(),
    /** From 0, in the order of the cases' numbers: all bindings lock in this order. */
    place: integer().notNull(),
    fromAgentId: foreignId(),
    /** Null: nobody. */
    toAgentId: foreignId(),
    /** Of an undo: the case's version that the operation before left; any other was touched since. */
    onlyVersion: integer(),
    /** null until it is carried out. */
    outcome: code(BINDING_OUTCOME),
    /** Who had the case in between, by name. */
    foundAgentName: text(),
    /** What an undo gives back. */
    assignedBefore: instant(),
    openedBefore: instant(),
    versionAfter: integer(),
  },
  (table) => [
    ...tenantForeignKeys(table, { operationId: bindingOperation }, 'cascade'),
    primaryKey({ columns: [table.institutionId, table.operationId, table.place] }),
  ],
);

/** So many cases from one queue, or none, to another, by their numbers. */
export interface StoredMove {
  readonly fromId: number | null;
  readonly toId: number;
  readonly count: number;
}

/**
 * Cases on their way to the queues whose rules they fit, too many for one transaction (QU-01): gone through in the order of their
 * numbers, and where it stands is written with each step, so that any server goes on from there.
 */
export const routingRun = pgTable(
  'routing_run',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    state: code(BINDING_STATE).notNull(),
    /** Manual queues whose cases are routed as well. */
    manualIds: foreignId().array().notNull(),
    /** Null: by itself. */
    actorId: foreignId(),
    actorName: text(),
    /** Cases that would move when it began. */
    total: integer().notNull(),
    /** Cases that have moved so far. */
    done: integer().notNull().default(0),
    /** The last case that was looked at. */
    reach: foreignId().notNull().default(0),
    /** What has moved so far, for the histories of the queues. */
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

/** What happened to a queue: written for its history, never changed (QU-01). */
export const queueLog = pgTable(
  'queue_log',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** Not a foreign key: the history of a removed queue stays. */
    queueId: foreignId().notNull(),
    event: code(QUEUE_EVENT).notNull(),
    /** Null: by itself, by the rules. */
    actorName: text(),
    /** Cases that came or went. */
    cases: integer(),
    /** Where they came from or went to, by name; null: from no queue. */
    otherQueue: text(),
    createdAt: instant().notNull(),
  },
  (table) => [tenantPrimaryKey(table), index('queue_log_queue').on(table.queueId, table.id.desc())],
);
