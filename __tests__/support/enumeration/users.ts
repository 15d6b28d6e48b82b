import { userOperation } from '../../../server/database/tables/userTables';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const groupId = getId('group');
const queueId = getId('queueOfInstitution');
const id = getId('mate');

const fields = {
  username: 'enumerated.user',
  name: 'x',
  email: 'enumerated.user@example.test',
  role: 'member',
  groupId,
  queueId,
  products: [],
  loanTypes: [],
  autoReloan: false,
  sendBlu: false,
  sendIvr: false,
  sendLunar: false,
  sendSms: false,
  sendWaba: false,
  affiliatedSystem: null,
  ranked: true,
  createsPtp: true,
  longAging: false,
  res: false,
  dailyTarget: 0,
};
/** Out of date, or taken: the row itself was found. */
const TAKEN = ['22', '43', '44'];
const OF_ANOTHER_ACT = 'it belongs to another act, and the dry run is asked with it';
const operationId = getId('userOperation');
const filters = { groupId, queueId, institutionId: getId('institution') };

/** System users (§7 manage/user; US-01 … US-03). */
export const usersArea: Area = {
  kinds: {
    userOperation: {
      scope: 'leader',
      make: async ({ institutionId, leaderId: actorId }, { database, now }) => {
        const over = { state: 'done' as const, createdAt: now, finishedAt: now };
        const row = { institutionId, actorId, act: 'enable' as const, wish: {}, total: 0, ...over };
        return madeId(await database.insert(userOperation).values(row).returning());
      },
    },
    group: { scope: 'group', make: ({ groupId: of }) => Promise.resolve(String(of)) },
    queueOfInstitution: { scope: 'institution', make: ({ queueId: of }) => Promise.resolve(String(of)) },
  },
  fixtures: {
    'manageUserCalls.manyPlan': {
      input: { act: 'disable', selection: { userIds: [id] }, heir: 'agent', agentId: getId('user') },
      noRow: { queueId: OF_ANOTHER_ACT, groupId: OF_ANOTHER_ACT },
      own: ['45'],
    },
    'manageUserCalls.manyPlan#queue': { input: { act: 'queue', selection: { userIds: [id] }, queueId } },
    'manageUserCalls.manyPlan#group': { input: { act: 'group', selection: { userIds: [id] }, groupId } },
    'manageUserCalls.manyRun': {
      input: { act: 'enable', selection: { userIds: [id] }, expected: 9 },
      noRow: { queueId: OF_ANOTHER_ACT, groupId: OF_ANOTHER_ACT, agentId: OF_ANOTHER_ACT },
      own: ['22'],
    },
    'manageUserCalls.manyLeft': { input: { id: operationId }, notFor: ['admin'] },
    'manageUserCalls.manyPasswords': { input: { id: operationId }, notFor: ['admin'], own: ['20'] },
    'manageUserCalls.manyUndo': { input: { id: operationId }, notFor: ['admin'] },
    'manageUserCalls.manyPutAway': { input: { id: operationId }, notFor: ['admin'] },
    'manageUserCalls.list': { input: filters, absent: ['00'] },
    'manageUserCalls.export': { input: filters, absent: ['00'] },
    'manageUserCalls.info': { input: { id } },
    'manageUserCalls.history': { input: { id } },
    'manageUserCalls.historyFile': { input: { id } },
    'manageUserCalls.rank': { input: { groupId }, absent: ['00', '20'] },
    'manageUserCalls.rankExport': { input: { groupId }, absent: ['00', '20'] },
    'manageUserCalls.createOrUpdate': { input: { id, version: 'x', ...fields }, own: TAKEN, absent: ['20', '22'] },
    'manageUserCalls.createOrUpdate#new': {
      input: { ...fields, username: 'enumerated{n}', email: 'enumerated{n}@example.test' },
      own: TAKEN,
    },
    'manageUserCalls.status': { input: { id, status: 'enabled' } },
    'manageUserCalls.groupSave': { input: { id: groupId, name: 'x' }, own: TAKEN },
    'manageUserCalls.groupLeader': { input: { id: groupId, userId: id, leads: true } },
    'manageUserCalls.groupRemove': { input: { id: groupId }, own: ['86'] },
    'manageUserCalls.resetPassword': { input: { id } },
    'manageUserCalls.downloadPassword': { input: { userIds: [id] }, own: ['20', '25'] },
    'manageUserCalls.livenessBinding': { input: { id, faceCheck: 'none' } },
    'manageUserCalls.idCardBinding': { input: { id, idCard: null } },
    'manageUserCalls.endSessions': { input: { id } },
    'olderManagementUserCalls.list': { input: filters, absent: ['00'] },
    'olderManagementUserCalls.info': { input: { id } },
    'olderManagementUserCalls.saveInfo': { input: { id, version: 'x', ...fields }, own: TAKEN, absent: ['20', '22'] },
    'manageLoginLogCalls.list': { input: { userId: getId('userOfInstitution') }, absent: ['00', '20'] },
    'manageLoginLogCalls.export': { input: { userId: getId('userOfInstitution') }, absent: ['00', '20'] },
  },
};
