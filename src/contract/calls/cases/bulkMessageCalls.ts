import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import {
  bulkMessage,
  bulkMessagePlan,
  bulkMessageRequest,
  bulkMessageRunRequest,
  bulkMessages,
  bulkReportQuery,
} from '../../entities/messages/bulkMessage';
import { done, file, idInput } from '../../schemas';

const leads = { who: 'cases.assign', rows: 'visibleCases', chosenByUs: true } as const;

/** Messages to the borrowers of many cases (CD-02; not in the specification). */
export const bulkMessageCalls = {
  bulkPlan: mainCall({
    method: 'POST',
    path: 'sms/bulk/plan',
    body: bulkMessageRequest,
    answer: bulkMessagePlan,
    ...leads,
    means: 'Dry run of a bulk message: the number of messages that can be sent now, later and never, by rule.',
  }),
  bulkRun: mainCall({
    method: 'POST',
    path: 'sms/bulk/run',
    body: bulkMessageRunRequest,
    answer: bulkMessage,
    ...leads,
    asksBack: APPROVAL_REFUSAL,
    once: true,
    means:
      'Starts a bulk message. Each message is judged again when it is sent; those not permitted yet wait 24 hours.',
  }),
  bulkList: mainCall({
    method: 'GET',
    path: 'sms/bulk/list',
    answer: bulkMessages,
    ...leads,
    rows: 'own',
    means:
      "Returns the caller's bulk messages of the last 24 hours with their progress, newest first, and the permitted channels.",
  }),
  bulkStop: mainCall({
    method: 'POST',
    path: 'sms/bulk/stop',
    body: z.strictObject({ id: idInput }),
    answer: done,
    ...leads,
    rows: 'own',
    notice: 'save',
    means: "Stops the caller's bulk message: the remaining cases get no message.",
  }),
  bulkReport: mainCall({
    method: 'GET',
    path: 'sms/bulk/report/{id}',
    query: bulkReportQuery,
    answer: file,
    download: 'saved',
    ...leads,
    rows: 'own',
    means: "Exports the cases of the caller's bulk message with their outcomes and receipts. The download is recorded.",
  }),
};
