import { toMinorUnits } from '@/contract/minor';
import { bindingOperation, routingRun } from '../../../server/database/tables/queueTables';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const queueId = getId('queueOfInstitution');
const operationId = getId('operation');
const taskIds = [getId('task')];
const fields = {
  code: 'ENUMERATED',
  name: 'x',
  type: 'manual',
  plannedCaseCount: 0,
  extensionPercent: 100,
  priority: 100,
  rule: null,
};
const FILTER = 'a text that cases are narrowed down by: queueTasks are those of the queue';

/** Queues and the binding of cases (§7 institutionAndQueue, management/queue; QU-01, QU-02). */
export const queuesArea: Area = {
  kinds: {
    sorting: {
      scope: 'institution',
      make: async ({ institutionId }, { database, now }) => {
        const row = { institutionId, state: 'done' as const, manualIds: [], total: 0, createdAt: now, finishedAt: now };
        return madeId(await database.insert(routingRun).values(row).returning());
      },
    },
    operation: {
      scope: 'institution',
      make: async ({ institutionId, queueId: of, leaderId }, { database, now }) =>
        madeId(
          await database
            .insert(bindingOperation)
            .values({
              institutionId,
              kind: 'bind',
              state: 'cancelled',
              queueId: of,
              actorId: leaderId,
              actorName: 'x',
              agentNames: [],
              total: toMinorUnits(0),
              amount: toMinorUnits(0),
              createdAt: now,
            })
            .returning(),
        ),
    },
  },
  fixtures: {
    'institutionAndQueueCalls.info': { input: { id: queueId } },
    'institutionAndQueueCalls.history': { input: { id: queueId } },
    'institutionAndQueueCalls.historyFile': { input: { id: queueId } },
    'institutionAndQueueCalls.update': {
      input: { id: queueId, updatedTime: '2020-01-01T00:00:00Z', ...fields },
      own: ['22'],
    },
    'institutionAndQueueCalls.enable': { input: { id: queueId, enabled: true } },
    'institutionAndQueueCalls.delete': { input: { id: queueId }, own: ['20', '48'] },
    'institutionAndQueueCalls.rulePreview': { input: { queueId, rule: {}, priority: 1 } },
    'institutionAndQueueCalls.sortPreview': { input: { manualIds: [queueId] } },
    'institutionAndQueueCalls.sort': { input: { manualIds: [queueId] } },
    'institutionAndQueueCalls.sortStop': { input: { runId: getId('sorting') } },
    'institutionAndQueueCalls.bindPlan': {
      input: { kind: 'bind', queueId, selection: { taskIds }, agentIds: [getId('user')], split: 'count' },
      own: ['25', '46'],
    },
    'institutionAndQueueCalls.bindRun': { input: { operationId }, own: ['25', '20'] },
    'institutionAndQueueCalls.bindCancel': { input: { operationId }, own: ['25', '20'] },
    'institutionAndQueueCalls.bindUndo': { input: { operationId }, own: ['25', '20'] },
    'institutionAndQueueCalls.operation': { input: { id: operationId }, notFor: ['leader', 'admin'] },
    'institutionAndQueueCalls.operations': { input: { queueId }, absent: ['00', '20'] },
    'institutionAndQueueCalls.operationsFile': { input: { queueId }, absent: ['00', '20'] },
    'institutionAndQueueCalls.operationLeft': { input: { id: operationId }, notFor: ['leader', 'admin'] },
    'olderManagementQueueCalls.info': { input: { queueId } },
    'olderManagementQueueCalls.tasks': {
      input: { queueId },
      noRow: { id: FILTER, borrowerId: FILTER, loanId: FILTER, agentId: FILTER },
    },
    'institutionAndQueueCalls.casesExport': {
      input: { queueId },
      noRow: { id: FILTER, borrowerId: FILTER, loanId: FILTER, agentId: FILTER },
    },
    'olderManagementQueueCalls.agents': { input: { queueId } },
    'olderManagementQueueCalls.batchBindAgent': {
      input: { taskIds, agentId: getId('user') },
      own: ['25'],
      absent: ['20', '45'],
    },
    'olderManagementQueueCalls.unbindAgent': { input: { taskIds }, own: ['25'], takesAway: true },
  },
};
