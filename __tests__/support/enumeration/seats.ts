import { seatPlan, workScheduleChange } from '../../../server/database/tables/seatTables';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const groupId = getId('group');
const userId = getId('user');
const span = { from: '2026-03-11', to: '2026-03-12' };
const plan = {
  fromDay: '2026-03-12',
  toDay: null,
  plannedCaseCount: null,
  minPerCapita: 1,
  maxPerCapita: 2,
  minSeats: 1,
  maxSeats: null,
  seenTime: null,
};
/** The plan or the cell is another by now: it was found. */
const MOVED = ['22', '25', '65', '66', '67'];

/** Seat scheduling (§7 workSchedule; SS-01). */
export const seatsArea: Area = {
  kinds: {
    seatPlan: {
      scope: 'group',
      make: async ({ institutionId, groupId: of, queueId, leaderId }, { database, now }) =>
        madeId(
          await database
            .insert(seatPlan)
            .values({ ...plan, institutionId, groupId: of, queueId, updatedAt: now, updatedBy: leaderId })
            .returning(),
        ),
    },
    scheduleChange: {
      scope: 'leader',
      make: async ({ institutionId, leaderId, agentId }, { database, now }) =>
        madeId(
          await database
            .insert(workScheduleChange)
            .values({
              institutionId,
              byId: leaderId,
              kind: 'cells',
              cells: [{ userId: agentId, day: '2026-03-11', before: null, after: 'rest' }],
              createdAt: now,
            })
            .returning(),
        ),
    },
  },
  fixtures: {
    'workScheduleCalls.listing': { input: { groupId, ...span } },
    'workScheduleCalls.dutySum': { input: { groupId, ...span } },
    'workScheduleCalls.prediction': { input: { groupId, ...span } },
    'workScheduleCalls.status': {
      input: { cells: [{ userId, day: '2026-03-12', before: null, after: 'onDuty' }] },
      own: MOVED,
    },
    'workScheduleCalls.batchPreview': { input: { userIds: [userId], ...span, status: 'rest' } },
    'workScheduleCalls.upload': { input: { groupId, fileName: 'x.xlsx', content: 'AAAA' }, own: ['40'] },
    'workScheduleCalls.undo': { input: { changeId: getId('scheduleChange') }, own: MOVED },
    'workScheduleCalls.download': { input: { groupId, ...span } },
    'workScheduleCalls.taskNumberConfig': { input: { groupId } },
    'workScheduleCalls.saveTaskNumberConfig': {
      input: { groupId, queueId: getId('queueOfInstitution'), ...plan },
      own: MOVED,
    },
    'workScheduleCalls.deleteTaskNumberConfig': { input: { planId: getId('seatPlan') }, own: ['20'] },
  },
};
