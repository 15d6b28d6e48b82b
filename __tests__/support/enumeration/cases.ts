import { LAW_REASON_MIN } from '@/contract/ourLimits';
import { addressBookEntry, picture } from '../../../server/database/tables/materialTables';
import { phoneCall } from '../../../server/database/tables/callTables';
import { bulkMessage, sms, smsTemplate } from '../../../server/database/tables/messageTables';
import { getContacts } from '../cases/cases';
import { type Area, getId } from './fixture';
import { madeId, type Maker } from './madeId';

const of = (make: Maker) => ({ scope: 'group' as const, make });

const task = getId('task');
const contactId = getId('contact');
const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01', contactId };
const ofTask = { input: { id: task } };
const asked = { input: { taskId: task } };

/** Codes for missing preconditions of a case, which have tests elsewhere. */
const NEEDS_MORE = ['10', '20', '25', '26', '27', '28', '29', '30', '31', '32', '34', '60'];
const NOT_ENDED = 'a call of the own line, and ended: dial.test reaches it';
const AGAIN = { again: 'compared with the own newest deduction, never looked up; moneyAgain.test reaches it' };
const FILTER = 'a filter of the cases that the caller sees; bulkMessages.test reaches it';
const FILTERED = { 'filters.id': FILTER, 'filters.borrowerId': FILTER, 'filters.loanId': FILTER };
const OPTIONAL_ROW = 'the row of a reveal belongs to the field; reveal.test reaches it';

/** Cases and all that hangs on them (§7 task, repay, sms, loan). */
export const casesArea: Area = {
  kinds: {
    task: of(({ task: { id } }) => Promise.resolve(String(id))),
    loanNo: of(({ task: { loanNo } }) => Promise.resolve(loanNo)),
    borrower: of(({ task: { borrowerId } }) => Promise.resolve(String(borrowerId))),
    borrowerNo: of(({ task: { borrowerNo } }) => Promise.resolve(borrowerNo)),
    contact: of(async (corner, { database }) => String((await getContacts(database, corner.task))[0]?.id)),
    phoneCall: of(async ({ institutionId, task: { id: taskId }, agentId }, { database, now }) =>
      madeId(
        await database
          .insert(phoneCall)
          .values({ institutionId, taskId, agentId, phone: '5551', state: 'ended', callStatus: 'NOA', startedAt: now })
          .returning(),
      ),
    ),
    sms: of(async ({ institutionId, task: held, agentId }, { database, now }) => {
      const [{ id } = { id: 0 }] = await getContacts(database, held);
      const from = { institutionId, taskId: held.id, agentId, contactId: id, templateName: 'x' };
      const failed = { ...from, phone: '5551', content: 'x', state: 'failed', createdAt: now } as const;
      return madeId(await database.insert(sms).values(failed).returning());
    }),
    picture: of(async ({ institutionId, task: { borrowerId } }, { database }) => {
      const content = Uint8Array.from([1]);
      const row = { institutionId, borrowerId, kind: 'idFront', name: 'x', contentType: 'image/jpeg', content };
      return madeId(await database.insert(picture).values(row).returning());
    }),
    bookEntry: of(async ({ institutionId, task: { borrowerId } }, { database }) =>
      madeId(
        await database
          .insert(addressBookEntry)
          .values({ institutionId, borrowerId, name: 'x', phone: '5552000' })
          .returning(),
      ),
    ),
    bulkMessage: {
      scope: 'leader',
      make: async ({ institutionId, leaderId: actorId }, { database, now }) => {
        const template = { institutionId, name: 'x', language: 'en', content: 'x' } as const;
        const templateId = Number(madeId(await database.insert(smsTemplate).values(template).returning()));
        const row = { institutionId, actorId, templateId, templateName: 'x', channel: 'sms', total: 1 } as const;
        return madeId(
          await database
            .insert(bulkMessage)
            .values({ ...row, state: 'done', createdAt: now })
            .returning(),
        );
      },
    },
    template: {
      scope: 'institution',
      make: async ({ institutionId }, { database }) =>
        madeId(
          await database
            .insert(smsTemplate)
            .values({ institutionId, name: 'x', language: 'en', content: 'Hola' })
            .returning(),
        ),
    },
  },
  fixtures: {
    'taskCalls.listing': {
      input: { id: task, borrowerId: getId('borrowerNo'), loanId: getId('loanNo') },
      absent: ['00'],
    },
    'taskCalls.neighbours': {
      input: { taskId: task, placeOf: task, id: task, borrowerId: getId('borrowerNo'), loanId: getId('loanNo') },
      absent: ['00', '20'],
    },
    'taskCalls.loanItemInfo': { input: { id: getId('loanNo'), taskId: task } },
    'taskCalls.loanItemAhead': { input: { id: getId('loanNo'), taskId: task } },
    'taskCalls.allowView': { ...ofTask, absent: ['00'] },
    'taskCalls.userInfo': ofTask,
    'taskCalls.userContacts': ofTask,
    'taskCalls.collectionLogs': ofTask,
    'taskCalls.record': { input: { taskId: task, ...log }, own: NEEDS_MORE, noRow: { phoneCallId: NOT_ENDED } },
    'taskCalls.reveal': { input: { id: task, field: 'contactPhone', contactId }, noRow: { rowId: OPTIONAL_ROW } },
    'taskCalls.draft': { input: { id: task, kind: 'log' } },
    'taskCalls.saveDraft': {
      input: { id: task, kind: 'log', content: 'x', version: 0, intent: 'i'.repeat(20) },
      own: ['22'],
    },
    'olderTaskCalls.listing': {
      input: { id: task, borrowerId: getId('borrowerNo'), loanId: getId('loanNo') },
      absent: ['00'],
    },
    'olderTaskCalls.info': ofTask,
    'olderTaskCalls.loanItemInfo': { input: { loanId: getId('loanNo'), taskId: task } },
    'olderTaskCalls.contacts': ofTask,
    'olderTaskCalls.userContacts': ofTask,
    'olderTaskCalls.userCalls': ofTask,
    'olderTaskCalls.collectionLogs': ofTask,
    'olderTaskCalls.record': { input: { id: task, ...log }, own: NEEDS_MORE, noRow: { phoneCallId: NOT_ENDED } },
    'taskWorkCalls.partDeduce': { input: { taskId: task, amount: 1 }, own: NEEDS_MORE, noRow: AGAIN },
    'taskWorkCalls.saveUserEmerContact': {
      input: { taskId: task, contacts: [] },
      noRow: { 'contacts.id': 'contacts of the same case; emergencyContacts.test reaches it' },
    },
    'taskWorkCalls.manualDelay': { input: { taskId: task, days: 1, remark: 'x' }, own: NEEDS_MORE },
    'taskWorkCalls.hold': {
      input: { taskId: task, kind: 'dispute', reason: 'x', untilDay: '2199-12-31' },
      own: [...NEEDS_MORE, '95', '96'],
      noRow: { replaces: 'compared with the hold of the case, never looked up; hold.test reaches it' },
    },
    'taskWorkCalls.wishes': ofTask,
    'taskWorkCalls.wish': { input: { taskId: task, kind: 'language', language: 'es', contactId }, own: NEEDS_MORE },
    'taskWorkCalls.endWish': {
      input: { taskId: task, wishId: '1', reason: 'x' },
      own: ['106'],
      noRow: { wishId: 'looked for among the wishes of the borrower alone; wishes.test reaches it' },
    },
    'taskWorkCalls.override': {
      input: { taskId: task, contactId, channel: 'call', rules: ['mx.hours'], reason: 'x'.repeat(LAW_REASON_MIN) },
      own: [...NEEDS_MORE, '103'],
    },
    'taskWorkCalls.liftHold': {
      input: { taskId: task, holdId: '1', reason: 'x' },
      own: ['22'],
      noRow: { holdId: 'compared with the hold of the case, never looked up; hold.test reaches it' },
    },
    'taskWorkCalls.delayCode': ofTask,
    'taskWorkCalls.autoDialSms': { input: { taskId: task, phoneCallId: getId('phoneCall') }, own: NEEDS_MORE },
    'taskWorkCalls.smsLog': ofTask,
    'taskWorkCalls.dial': { input: { taskId: task, contactId }, own: NEEDS_MORE },
    'taskWorkCalls.hangUp': { input: { phoneCallId: getId('phoneCall') }, own: ['20', '25'] },
    'taskWorkCalls.lastCall': ofTask,
    'taskWorkCalls.lawful': ofTask,
    'taskWorkCalls.timeline': ofTask,
    'taskWorkCalls.timelineFile': ofTask,
    'taskMaterialCalls.userPic': ofTask,
    'taskMaterialCalls.ktp': ofTask,
    'taskMaterialCalls.picture': { input: { id: task, pictureId: getId('picture') } },
    'taskMaterialCalls.imageComments': ofTask,
    'taskMaterialCalls.addImageComment': { input: { id: task, pictureId: getId('picture'), comment: 'x' } },
    'taskMaterialCalls.userAddressBook': ofTask,
    'taskMaterialCalls.addressBookContact': { input: { id: task, entryId: getId('bookEntry') }, own: NEEDS_MORE },
    'taskMaterialCalls.userCallRecord': ofTask,
    'taskMaterialCalls.userAlibabaInfo': ofTask,
    'taskMaterialCalls.linkByPhone': ofTask,
    'taskAgingCalls.longAgingListing': { input: { borrowerId: getId('borrowerNo') }, absent: ['00'] },
    'taskAgingCalls.longAgingFile': { input: { borrowerId: getId('borrowerNo') }, absent: ['00'] },
    'taskAgingCalls.loanItemInfoLongAging': { input: { longAgingTasksId: getId('borrower') }, absent: ['00', '20'] },
    'repayCalls.details': asked,
    'repayCalls.payLogs': asked,
    'repayCalls.repaymentCode': asked,
    'repayCalls.repaymentCodeUpdateNew': {
      input: { taskId: task, codeType: '1', payChannel: 'BANK', amount: 1 },
      own: NEEDS_MORE,
      noRow: { replaces: 'compared with the good code of the case, never looked up; moneyOneCode.test reaches it' },
    },
    'repayCalls.refreshRepayCode': { ...asked, own: NEEDS_MORE },
    'olderRepayCalls.deduct': { input: { id: task, amount: 2 }, own: NEEDS_MORE, noRow: AGAIN },
    'olderRepayCalls.details': {
      ...asked,
      noRow: { loanItemId: 'the loan of the same case: moneyPlan.test reaches it' },
    },
    'olderRepayCalls.payLogs': asked,
    'bulkMessageCalls.bulkPlan': {
      input: { filters: {}, templateId: getId('template'), channel: 'sms' },
      noRow: FILTERED,
      own: NEEDS_MORE,
    },
    'bulkMessageCalls.bulkRun': {
      input: { filters: {}, templateId: getId('template'), channel: 'sms', expected: 0 },
      noRow: FILTERED,
      own: [...NEEDS_MORE, '22'],
    },
    'bulkMessageCalls.bulkStop': { input: { id: getId('bulkMessage') }, notFor: ['admin'] },
    'bulkMessageCalls.bulkReport': { input: { id: getId('bulkMessage') }, notFor: ['admin'] },
    'smsCalls.residue': asked,
    'smsCalls.manualSend': { input: { taskId: task, templateId: getId('template'), contactId }, own: NEEDS_MORE },
    'smsCalls.readReplies': asked,
    'smsCalls.retry': { input: { smsId: getId('sms') }, own: NEEDS_MORE },
    'olderSmsCalls.templates': { ...asked, absent: ['00', '20'] },
    'olderSmsCalls.send': { input: { taskId: task, templateId: getId('template'), contactId }, own: NEEDS_MORE },
    'loanCalls.loanRecord': asked,
  },
};
