import { lawReplay } from '../../../server/database/tables/lawTables';
import { announcement, scrollingNotice } from '../../../server/database/tables/workTables';
import { type Area, idOf } from './fixture';
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
const forUserId = idOf('userOfInstitution');

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
    'msgAdminCalls.updateMsg': { input: { msgId: idOf('announcement'), ...texts, forUserId } },
    'msgAdminCalls.delete': { input: { msgId: idOf('announcement') }, own: ['20'] },
    'msgAdminCalls.deleteNotice': { input: { noticeId: idOf('notice') }, own: ['20'] },
    'contactDecisionCalls.listing': { input: { taskId: idOf('task'), loanId: idOf('loanNo') }, absent: ['00'] },
    'contactDecisionCalls.export': { input: { taskId: idOf('task'), loanId: idOf('loanNo') }, absent: ['00'] },
    'lawReplayCalls.cancel': { input: { id: idOf('replay') } },
    'lawReplayCalls.findings': { input: { id: idOf('replay') } },
    'lawReplayCalls.findingsFile': { input: { id: idOf('replay') } },
    'manageConfigCalls.standards': { input: { queueId: idOf('queueOfInstitution') }, absent: ['00', '20'] },
    'manageConfigCalls.updateStandards': { input: { queueId: idOf('queueOfInstitution'), standards: [] }, own: ['81'] },
    'smsLimitCalls.updateSmsTemplate': {
      input: {
        templateId: idOf('template'),
        name: 'x',
        language: 'en',
        content: 'Hola',
        purpose: 'any',
        enabled: true,
      },
    },
  },
};
