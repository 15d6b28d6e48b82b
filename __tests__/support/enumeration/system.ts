import { lawReplay } from '../../../server/database/tables/lawTables';
import { announcement, scrollingNotice } from '../../../server/database/tables/workTables';
import { makeApiKey } from '../server/apiKeys';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const texts = { name: 'x', idNo: '12345', irregularities: 'x', processResult: 'x', content: 'x' };
const replayed = {
  actorId: 1,
  actorName: 'x',
  fromDay: '2026-03-01',
  toDay: '2026-03-01',
  packs: ['MX@2014-10-08'],
  asInForce: true,
  borrowers: 0,
};
const forUserId = getId('userOfInstitution');

const provider = {
  mode: 'both',
  issuer: 'https://idp.example',
  clientId: 'saldo',
  usernameClaim: 'preferred_username',
  linksByUsername: true,
  requiresFaceCheck: true,
  provisions: false,
  maximumRole: 'member',
  mappingClaim: 'groups',
};
const ofProvider = 'names the client at the provider';

/** System configuration and announcements (§7 msg, manage/config; SY-01, SY-02). */
export const systemArea: Area = {
  kinds: {
    announcement: {
      scope: 'institution',
      make: async ({ institutionId }, { database, now }) =>
        madeId(
          await database
            .insert(announcement)
            .values({ institutionId, ...texts, createdAt: now })
            .returning(),
        ),
    },
    replay: {
      scope: 'institution',
      make: async ({ institutionId }, { database, now }) =>
        madeId(
          await database
            .insert(lawReplay)
            .values({ institutionId, ...replayed, state: 'done', createdAt: now })
            .returning(),
        ),
    },
    apiKey: {
      scope: 'institution',
      make: async ({ institutionId, leaderId }, { database, now }) =>
        (await makeApiKey(database, { institutionId, createdById: leaderId, now })).id,
    },
    notice: {
      scope: 'institution',
      make: async ({ institutionId }, { database }) =>
        madeId(
          await database.insert(scrollingNotice).values({ institutionId, language: 'en', content: 'x' }).returning(),
        ),
    },
  },
  fixtures: {
    'msgAdminCalls.addMsg': { input: { ...texts, forUserId } },
    'msgAdminCalls.updateMsg': { input: { msgId: getId('announcement'), ...texts, forUserId } },
    'msgAdminCalls.delete': { input: { msgId: getId('announcement') }, own: ['20'] },
    'msgAdminCalls.deleteNotice': { input: { noticeId: getId('notice') }, own: ['20'] },
    'contactDecisionCalls.listing': { input: { taskId: getId('task'), loanId: getId('loanNo') }, absent: ['00'] },
    'contactDecisionCalls.export': { input: { taskId: getId('task'), loanId: getId('loanNo') }, absent: ['00'] },
    'apiKeyCalls.revoke': { input: { id: getId('apiKey') } },
    'lawReplayCalls.cancel': { input: { id: getId('replay') } },
    'lawReplayCalls.findings': { input: { id: getId('replay') } },
    'lawReplayCalls.findingsFile': { input: { id: getId('replay') } },
    'manageConfigCalls.standards': { input: { queueId: getId('queueOfInstitution') }, absent: ['00', '20'] },
    'manageConfigCalls.updateStandards': {
      input: { queueId: getId('queueOfInstitution'), standards: [] },
      own: ['81'],
    },
    'singleSignOnConfigCalls.update': {
      input: {
        ...provider,
        mappings: [{ value: 'x', role: 'member', groupId: getId('group'), queueId: getId('queueOfInstitution') }],
      },
      noRow: { clientId: ofProvider },
    },
    'singleSignOnConfigCalls.test': {
      input: { ...provider, issuer: 'http://127.0.0.1:9', mappings: [] },
      noRow: {
        clientId: ofProvider,
        'mappings.groupId': 'the test does not use it',
        'mappings.queueId': 'the test does not use it',
      },
    },
    'singleSignOnCalls.backChannelLogout': {
      input: { institutionId: '1', logout_token: 'x' },
      noRow: { institutionId: "the institution's provider signs the token" },
    },
    'smsLimitCalls.updateSmsTemplate': {
      input: {
        templateId: getId('template'),
        name: 'x',
        language: 'en',
        content: 'Hola',
        purpose: 'any',
        enabled: true,
      },
    },
  },
};
