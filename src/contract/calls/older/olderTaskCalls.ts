import * as z from 'zod/mini';
import { olderCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { collectionLog, lineVerdict, olderRecordRequest, recordAnswer } from '../../entities/cases/collectionLog';
import { RESULT_CODES } from '../../resultCodes';
import { contact } from '../../entities/cases/contact';
import { loanItem } from '../../entities/cases/loanItem';
import { userCallRecord } from '../../entities/cases/material';
import { taskListingQuery, taskRow } from '../../entities/cases/task';
import { idInput, pagedWithMore } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases' } as const;

/** Cases, older client (§7). */
export const olderTaskCalls = {
  listing: olderCall({
    method: 'GET',
    path: 'task/listing',
    query: taskListingQuery,
    answer: pagedWithMore(taskRow),
    ...read,
    means:
      'Returns a page of cases with the total. The total is exact for an agent or a group, and counted up to 10,000 for an institution.',
  }),
  info: olderCall({
    method: 'GET',
    path: 'task/info/{id}',
    answer: taskRow,
    ...read,
    means: 'Returns one case by its id.',
  }),
  loanItemInfo: olderCall({
    method: 'GET',
    path: 'task/loanItemInfo/{loanId}',
    query: z.strictObject({ taskId: idInput }),
    answer: loanItem,
    ...read,
    means: 'Returns a case and its loan.',
  }),
  contacts: olderCall({
    method: 'GET',
    path: 'task/contacts/{id}',
    answer: z.array(contact),
    ...read,
    means: 'Returns the emergency contacts of a case.',
  }),
  userContacts: olderCall({
    method: 'GET',
    path: 'task/userContacts/{id}',
    answer: z.array(contact),
    ...read,
    means: 'Returns all contacts of a case, the borrower first.',
  }),
  userCalls: olderCall({
    method: 'GET',
    path: 'task/userCalls/{id}',
    answer: z.array(userCallRecord),
    ...read,
    means: "Returns the borrower's call list, newest first, phones masked.",
  }),
  collectionLogs: olderCall({
    method: 'GET',
    path: 'task/collectionLogs/{id}',
    answer: z.array(collectionLog),
    ...read,
    means: 'Returns the collection log of a case, newest first.',
  }),
  record: olderCall({
    method: 'POST',
    path: 'task/record/{id}',
    body: olderRecordRequest,
    answer: recordAnswer,
    asksBack: { [RESULT_CODES.lineUnanswered.code]: lineVerdict, ...APPROVAL_REFUSAL },
    who: 'cases.work',
    rows: 'visibleCases',
    once: true,
    notice: 'submit',
    means: 'Records the result of a call and changes the status of the case.',
  }),
};
