import { savedFilter } from '../../../server/database/tables/materialTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { announcement } from '../../../server/database/tables/workTables';
import { makeUser, signInAs } from '../server/people';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const GUESSED = 'any id but the own one is refused before anything is looked for';

/** Signing in, the own things of somebody, and permissions (§7 login, menu, msg; RO-01). */
export const peopleArea: Area = {
  kinds: {
    user: { scope: 'group', make: ({ agentId }) => Promise.resolve(String(agentId)) },
    mate: {
      scope: 'group',
      make: async ({ institutionId, groupId }, { database }) =>
        String(await makeUser(database, { institutionId, groupId })),
    },
    userOfInstitution: {
      scope: 'institution',
      make: async ({ institutionId, groupId }, { database }) =>
        String(await makeUser(database, { institutionId, groupId })),
    },
    loginLog: {
      scope: 'institution',
      make: async ({ institutionId, agentId: userId }, { database, now }) =>
        madeId(
          await database
            .insert(loginLog)
            .values({
              institutionId,
              userId,
              client: 'main',
              outcome: 'success',
              ip: '::1',
              veins: 'x',
              createdAt: now,
            })
            .returning(),
        ),
    },
    session: {
      scope: 'personal',
      make: async ({ agentId }, { database, now }) => String((await signInAs(database, agentId, { now })).sessionId),
    },
    message: {
      scope: 'personal',
      make: async ({ institutionId, agentId: forUserId }, { database, now }) =>
        madeId(
          await database
            .insert(announcement)
            .values({
              institutionId,
              forUserId,
              name: 'x',
              idNo: '1',
              irregularities: 'x',
              processResult: 'x',
              content: 'x',
              createdAt: now,
            })
            .returning(),
        ),
    },
    savedFilter: {
      scope: 'personal',
      make: async ({ institutionId, agentId: userId }, { database }) =>
        madeId(
          await database
            .insert(savedFilter)
            .values({ institutionId, userId, list: 'case', name: 'x', query: '' })
            .returning(),
        ),
    },
  },
  fixtures: {
    'loginCalls.getSilenceLiveNessResult': { input: { userId: 'x', base64Img: 'x' }, noRow: { userId: GUESSED } },
    'loginCalls.getPureH5LivenessResult': {
      input: { bindingAgentId: 'x', livenessId: 'x', userLoginLogId: 'x', token: 'x' },
      noRow: { bindingAgentId: GUESSED, userLoginLogId: GUESSED },
    },
    'ownAccountCalls.endOwnSessions': { input: { id: getId('session') }, absent: ['00'] },
    'menuCalls.asideMenu': { input: { userId: getId('user') }, absent: ['21'], notFor: ['leader', 'admin', 'auditor'] },
    'msgCalls.updateReadMsg': { input: { msgId: getId('message') }, absent: ['00', '20'], own: ['20'] },
    'achievementBoardCalls.queryAgentAchievement': {
      input: { agentId: getId('user') },
      absent: ['-2'],
      own: ['-2'],
    },
    'userCalls.behaviorAdd': {
      input: { type: 'openCase', loanId: getId('loanNo'), detail: null, ip: null },
    },
    'taskViewCalls.deleteFilter': { input: { id: getId('savedFilter') }, own: ['20'], absent: ['00', '20'] },
    'permissionCalls.user': { input: { userId: getId('userOfInstitution') } },
    'permissionCalls.saveUser': {
      input: {
        userId: getId('userOfInstitution'),
        version: 'x',
        changes: [{ permission: 'cases.work', allowed: false }],
      },
      own: ['22'],
    },
    'permissionCalls.history': { input: { userId: getId('userOfInstitution') }, absent: ['00'] },
    'permissionCalls.historyFile': { input: { userId: getId('userOfInstitution') }, absent: ['00'] },
  },
};
