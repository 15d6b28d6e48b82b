import type { call } from '../server/signingIn';

export interface Wanted {
  readonly taskId: string;
  readonly loanId: string;
  /** A contact of the case, and a template of its institution: what a record or a message needs besides. */
  readonly contactId: string;
  readonly templateId: string;
}

type Send = Pick<Parameters<typeof call>[1], 'method' | 'url' | 'payload'>;
type Ask = (wanted: Wanted) => Omit<Send, 'method' | 'url'> & { input: string };

const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01' };
const recordOn = (contactId: string) => ({ ...log, contactId });

let amount = 0;
/** Each another one: the same amount again within minutes is taken for a mistake. */
const nextAmount = (): number => (amount += 1);

/** Request of each call with an id for a case; a call without an entry fails RO-01 (pipeline/tenants). */
export const CASE_ASKS: Record<string, Ask> = {
  'main neighbours': ({ taskId }) => ({ input: `task/neighbours?taskId=${taskId}` }),
  'main loanItemInfo': ({ taskId, loanId }) => ({ input: `task/loanItemInfo/${loanId}?taskId=${taskId}` }),
  'main loanItemAhead': ({ taskId, loanId }) => ({ input: `task/loanItemAhead/${loanId}?taskId=${taskId}` }),
  'main userInfo': ({ taskId }) => ({ input: `task/userInfo/${taskId}` }),
  'main userContacts': ({ taskId }) => ({ input: `task/userContacts/${taskId}` }),
  'main collectionLogs': ({ taskId }) => ({ input: `task/collectionLogs/${taskId}` }),
  'main record': ({ taskId, contactId }) => ({ input: 'task/record', payload: { taskId, ...recordOn(contactId) } }),
  'main reveal': ({ taskId, contactId }) => ({
    input: `task/reveal/${taskId}`,
    payload: { field: 'contactPhone', contactId },
  }),
  'main draft': ({ taskId }) => ({ input: `task/draft/${taskId}?kind=log` }),
  'main saveDraft': ({ taskId }) => ({
    input: `task/draft/${taskId}`,
    payload: { kind: 'log', content: 'x', version: 0, intent: 'i'.repeat(20) },
  }),
  'main allowView': ({ taskId }) => ({ input: `task/allowView/${taskId}` }),
  'main userPic': ({ taskId }) => ({ input: `task/userPic/${taskId}` }),
  'main ktp': ({ taskId }) => ({ input: `task/ktp/${taskId}` }),
  'main picture': ({ taskId }) => ({ input: `task/picture/${taskId}?pictureId=1` }),
  'main imageComments': ({ taskId }) => ({ input: `task/imageComments/${taskId}` }),
  'main addImageComment': ({ taskId }) => ({
    input: `task/imageComments/${taskId}`,
    payload: { pictureId: '1', comment: 'x' },
  }),
  'main userAddressBook': ({ taskId }) => ({ input: `task/userAddressBook/${taskId}` }),
  'main addressBookContact': ({ taskId }) => ({ input: `task/addressBook/${taskId}`, payload: { entryId: '1' } }),
  'main userCallRecord': ({ taskId }) => ({ input: `task/userCallRecord/${taskId}` }),
  'main userAlibabaInfo': ({ taskId }) => ({ input: `task/userAlibabaInfo/${taskId}` }),
  'main linkByPhone': ({ taskId }) => ({ input: `task/linkByPhone/${taskId}` }),
  'main loanRecord': ({ taskId }) => ({ input: `loan/loan-record?taskId=${taskId}` }),
  'main partDeduce': ({ taskId }) => ({ input: 'task/partDeduce', payload: { taskId, amount: nextAmount() } }),
  'main saveUserEmerContact': ({ taskId }) => ({
    input: 'task/save/userEmerContact',
    payload: { taskId, contacts: [] },
  }),
  'main manualDelay': ({ taskId }) => ({ input: 'task/manualDelay', payload: { taskId, days: 1, remark: 'x' } }),
  'main hold': ({ taskId }) => ({
    input: 'task/hold',
    payload: { taskId, kind: 'death', reason: 'x' },
  }),
  'main wishes': ({ taskId }) => ({ input: `task/wishes/${taskId}` }),
  'main wish': ({ taskId }) => ({ input: 'task/wish', payload: { taskId, kind: 'language', language: 'es' } }),
  'main endWish': ({ taskId }) => ({ input: 'task/wish/end', payload: { taskId, wishId: '1', reason: 'x' } }),
  'main override': ({ taskId, contactId }) => ({
    input: 'task/override',
    payload: { taskId, contactId, channel: 'call', rules: ['mx.hours'], reason: 'She asked for it' },
  }),
  'main liftHold': ({ taskId }) => ({ input: 'task/hold/lift', payload: { taskId, holdId: '1', reason: 'x' } }),
  'main delayCode': ({ taskId }) => ({ input: `task/delayCode/${taskId}` }),
  'main autoDialSms': ({ taskId }) => ({ input: 'task/autoDialSms', payload: { taskId, phoneCallId: '1' } }),
  'main ofCase': ({ taskId }) => ({ input: `approvals/case/${taskId}` }),
  'main smsLog': ({ taskId }) => ({ input: `task/smsLog/${taskId}` }),
  'main dial': ({ taskId, contactId }) => ({ input: 'task/dial', payload: { taskId, contactId } }),
  'main lastCall': ({ taskId }) => ({ input: `task/lastCall/${taskId}` }),
  'main lawful': ({ taskId }) => ({ input: `task/lawful/${taskId}` }),
  'main timeline': ({ taskId }) => ({ input: `task/timeline/${taskId}` }),
  'main timelineFile': ({ taskId }) => ({ input: `task/timeline/${taskId}/export` }),
  'main staff': ({ taskId }) => ({ input: `customer/service/staff/${taskId}` }),
  'main add': ({ taskId }) => ({
    input: 'customer/service/add',
    payload: { channel: 'phone', priority: 'normal', summary: 'x', matters: [{ taskId, kind: 'other' }] },
  }),
  'main details': ({ taskId }) => ({ input: `repay/details?taskId=${taskId}` }),
  'main payLogs': ({ taskId }) => ({ input: `repay/payLogs?taskId=${taskId}` }),
  'main repaymentCode': ({ taskId }) => ({ input: `repay/repaymentCode/${taskId}` }),
  'main repaymentCodeUpdateNew': ({ taskId }) => ({
    input: 'repay/repaymentCode/update/new',
    payload: { taskId, codeType: '1', payChannel: 'BANK', amount: 1 },
  }),
  'main refreshRepayCode': ({ taskId }) => ({ input: 'repay/repayment/refreshRepayCode', payload: { taskId } }),
  'main residue': ({ taskId }) => ({ input: `sms/residue/?taskId=${taskId}` }),
  'main manualSend': ({ taskId, contactId, templateId }) => ({
    input: 'sms/manual/send',
    payload: { taskId, contactId, templateId },
  }),
  'main readReplies': ({ taskId }) => ({ input: 'sms/replies/read', payload: { taskId } }),
  'older send': ({ taskId, contactId, templateId }) => ({
    input: 'sms/send',
    payload: { taskId, contactId, templateId },
  }),
  'older userCalls': ({ taskId }) => ({ input: `task/userCalls/${taskId}` }),
  'older deduct': ({ taskId }) => ({ input: `repay/deduct/${taskId}`, payload: { amount: nextAmount() } }),
  'older details': ({ taskId }) => ({ input: `repay/details?taskId=${taskId}` }),
  'older payLogs': ({ taskId }) => ({ input: `repay/payLogs?taskId=${taskId}` }),
  'older info': ({ taskId }) => ({ input: `task/info/${taskId}` }),
  'older loanItemInfo': ({ taskId, loanId }) => ({ input: `task/loanItemInfo/${loanId}?taskId=${taskId}` }),
  'older contacts': ({ taskId }) => ({ input: `task/contacts/${taskId}` }),
  'older userContacts': ({ taskId }) => ({ input: `task/userContacts/${taskId}` }),
  'older collectionLogs': ({ taskId }) => ({ input: `task/collectionLogs/${taskId}` }),
  'older record': ({ taskId, contactId }) => ({ input: `task/record/${taskId}`, payload: recordOn(contactId) }),
};
