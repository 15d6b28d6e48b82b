import { complaint, complaintAllegation } from '../../../server/database/tables/complaintTables';
import { makeCase } from '../cases/cases';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const id = getId('complaint');
const taskId = getId('task');
const userId = getId('user');
/** Codes of a complaint that was found but whose state or person does not allow the action. */
const ELSEWHERE = ['21', '25', '61', '62', '63', '64'];

/** Complaints (§7 customer/service; CM-01). */
export const complaintsArea: Area = {
  kinds: {
    complaint: {
      scope: 'group',
      make: async ({ institutionId, agentId, leaderId }, { database, now }) => {
        // A separate case, because an open complaint holds it.
        const task = await makeCase(database, { institutionId, agentId, now });
        const made = madeId(
          await database
            .insert(complaint)
            .values({
              institutionId,
              state: 'processing',
              channel: 'phone',
              priority: 'normal',
              summary: 'x',
              borrowerName: 'x',
              handlerId: agentId,
              registeredById: leaderId,
              createdAt: now,
              dueAt: now,
            })
            .returning(),
        );
        await database.insert(complaintAllegation).values({
          institutionId,
          workOrderId: Number(made),
          kind: 'other',
          taskId: task.id,
          loanNo: task.loanNo,
        });
        return made;
      },
    },
  },
  fixtures: {
    'customerServiceCalls.lists': { input: { assignee: userId, taskId }, absent: ['00', '20'] },
    'customerServiceCalls.export': { input: { assignee: userId, taskId }, absent: ['00', '20'] },
    'customerServiceCalls.detail': { input: { id } },
    'customerServiceCalls.history': { input: { id } },
    'customerServiceCalls.staff': { input: { id: taskId } },
    'customerServiceCalls.add': {
      input: {
        channel: 'phone',
        priority: 'normal',
        summary: 'x',
        accusedId: userId,
        matters: [{ taskId, kind: 'other' }],
      },
      own: ELSEWHERE,
    },
    'customerServiceCalls.allocation': { input: { id, userId }, own: ELSEWHERE },
    'customerServiceCalls.batchAllocation': { input: { ids: [id], userId }, own: ELSEWHERE },
    'customerServiceCalls.processing': { input: { id, step: 'noted', note: 'x' }, own: ELSEWHERE },
    'customerServiceCalls.done': { input: { id }, own: ELSEWHERE },
    'customerServiceCalls.rejection': { input: { id, note: 'x' }, own: ELSEWHERE },
    'customerServiceCalls.penalty': { input: { id, userId, irregularities: 'x', processResult: 'x' }, own: ELSEWHERE },
    'customerServiceCalls.penaltyWithdrawal': { input: { id, note: 'x' }, own: ELSEWHERE },
    'customerServiceCalls.transfer': { input: { id, team: 'legal', note: 'x' }, own: ELSEWHERE },
    // The second to ask finds the priority changed already.
    'customerServiceCalls.reschedule': { input: { id, priority: 'high', note: 'x' }, own: [...ELSEWHERE, '10'] },
    'customerServiceCalls.splitting': { input: { id }, own: ELSEWHERE },
  },
};
