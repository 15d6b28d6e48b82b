import type { StoredTask } from './cases';

const taskId = ({ id }: StoredTask) => String(id);

/** Everything that reaches the borrower or the borrower's money, by both clients. */
export const DOORS: Record<string, (on: StoredTask, contactId: string) => { path: string; body: object }> = {
  'task/dial': (on, contactId) => ({ path: '/prod/task/dial', body: { taskId: taskId(on), contactId } }),
  'sms/manual/send': (on, contactId) => ({
    path: '/prod/sms/manual/send',
    body: { taskId: taskId(on), contactId, content: 'Hola' },
  }),
  'older sms/send': (on, contactId) => ({
    path: '/api/sms/send',
    body: { taskId: taskId(on), contactId, content: 'Hola' },
  }),
  'task/autoDialSms': (on) => ({ path: '/prod/task/autoDialSms', body: { taskId: taskId(on), phoneCallId: '1' } }),
  'task/partDeduce': (on) => ({ path: '/prod/task/partDeduce', body: { taskId: taskId(on), amount: 1 } }),
  'older repay/deduct': (on) => ({ path: `/api/repay/deduct/${on.id}`, body: { amount: 1.5 } }),
  'repay/repaymentCode/update/new': (on) => ({
    path: '/prod/repay/repaymentCode/update/new',
    body: { taskId: taskId(on), codeType: '1', payChannel: 'BANK', amount: 1 },
  }),
  'task/manualDelay': (on) => ({ path: '/prod/task/manualDelay', body: { taskId: taskId(on), days: 1, remark: 'x' } }),
};
