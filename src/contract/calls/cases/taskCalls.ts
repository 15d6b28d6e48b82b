import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { borrower, REVEALABLE } from '../../entities/cases/borrower';
import {
  collectionLog,
  collectionLogsQuery,
  lineVerdict,
  recordAnswer,
  recordRequest,
} from '../../entities/cases/collectionLog';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { RESULT_CODES } from '../../resultCodes';
import { contact } from '../../entities/cases/contact';
import { draft, DRAFT_KINDS, draftFields } from '../../entities/cases/draft';
import { loanItem } from '../../entities/cases/loanItem';
import { BATCH_QUERY_MAX_LENGTH } from '../../ourLimits';
import { nameOption, taskListingQuery, taskNeighbours, taskNeighboursQuery, taskRow } from '../../entities/cases/task';
import { filterText, idInput, pagedWithMore } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases' } as const;
const work = { who: 'cases.work', rows: 'visibleCases' } as const;

/** Cases: lists, detail, records, main client (§7 task/…). */
export const taskCalls = {
  appNameList: mainCall({
    method: 'GET',
    path: 'task/appName/list',
    query: z.strictObject({ device: z.optional(filterText) }),
    answer: z.array(nameOption),
    ...read,
    means: "Returns the loan apps of the institution's cases.",
  }),
  loanMarketMerchantList: mainCall({
    method: 'GET',
    path: 'task/loanMarketMerchant/list',
    answer: z.array(nameOption),
    ...read,
    means: "Returns the merchants of the institution's cases.",
  }),
  listing: mainCall({
    method: 'GET',
    path: 'task/listing',
    query: taskListingQuery,
    answer: pagedWithMore(taskRow),
    ...read,
    means:
      'Returns a page of cases with the total. The total is exact for an agent or a group, and counted up to 10,000 for an institution.',
  }),
  neighbours: mainCall({
    method: 'GET',
    path: 'task/neighbours',
    query: taskNeighboursQuery,
    answer: taskNeighbours,
    ...read,
    together: true,
    chosenByUs: true,
    means: 'Returns the cases before and after a case in a list (CL-05).',
  }),
  loanItemInfo: mainCall({
    method: 'GET',
    path: 'task/loanItemInfo/{id}',
    query: z.strictObject({ taskId: idInput }),
    answer: loanItem,
    ...read,
    together: true,
    means:
      'Returns a case and its loan ({id} is the loan id). The first read by its agent opens the case; it stays new until somebody works it (CD-11).',
  }),
  loanItemAhead: mainCall({
    method: 'GET',
    path: 'task/loanItemAhead/{id}',
    query: z.strictObject({ taskId: idInput }),
    answer: loanItem,
    ...read,
    together: true,
    quiet: true,
    chosenByUs: true,
    means:
      'Prefetches a case and its loan in the form of task/loanItemInfo. It does not open the case (CD-11), and a refusal is not shown.',
  }),
  allowView: mainCall({
    method: 'GET',
    path: 'task/allowView/{id}',
    answer: z.boolean(),
    ...read,
    quiet: true,
    chosenByUs: true,
    means: 'Returns true if the caller may open a case; false also for an unknown case (SE-03).',
  }),
  together: mainCall({
    method: 'GET',
    path: 'task/together',
    query: z.strictObject({ asked: z.string().check(z.minLength(1), z.maxLength(BATCH_QUERY_MAX_LENGTH)) }),
    answer: z.array(z.unknown()),
    ...read,
    quiet: true,
    chosenByUs: true,
    means:
      'Answers several requests about a case. Input: their addresses, separated by spaces. Output: their data in the same order. If one is refused, all are refused and must be sent separately.',
  }),
  userInfo: mainCall({
    method: 'GET',
    path: 'task/userInfo/{id}',
    answer: borrower,
    ...read,
    chosenByUs: true,
    means: "Returns the borrower of a case ({id} is the case's id), masked.",
  }),
  userContacts: mainCall({
    method: 'GET',
    path: 'task/userContacts/{id}',
    answer: z.array(contact),
    ...read,
    together: true,
    means: 'Returns the contacts of a case, the borrower first, phones masked.',
  }),
  collectionLogs: mainCall({
    method: 'GET',
    path: 'task/collectionLogs/{id}',
    query: collectionLogsQuery,
    answer: z.array(collectionLog),
    ...read,
    means: 'Returns the collection log of a case, newest first by default.',
  }),
  record: mainCall({
    method: 'POST',
    path: 'task/record',
    body: recordRequest,
    answer: recordAnswer,
    asksBack: { [RESULT_CODES.lineUnanswered.code]: lineVerdict, ...APPROVAL_REFUSAL },
    ...work,
    once: true,
    notice: 'submit',
    means: 'Records the result of a call and changes the status of the case (CD-05, CD-11).',
  }),
  reveal: mainCall({
    method: 'POST',
    path: 'task/reveal/{id}',
    body: z.strictObject({ field: z.enum(REVEALABLE), contactId: z.optional(idInput), rowId: z.optional(idInput) }),
    answer: z.object({ value: z.nullable(z.string()) }),
    ...read,
    chosenByUs: true,
    means: 'Returns one unmasked value of a case; the view is recorded in the same transaction (CD-12).',
  }),
  draft: mainCall({
    method: 'GET',
    path: 'task/draft/{id}',
    query: z.strictObject({ kind: z.enum(DRAFT_KINDS) }),
    answer: draft,
    ...work,
    together: true,
    chosenByUs: true,
    means: "Returns the caller's draft on a case (CD-13).",
  }),
  saveDraft: mainCall({
    method: 'PUT',
    path: 'task/draft/{id}',
    body: z.strictObject(draftFields),
    answer: draft,
    ...work,
    byItself: true,
    chosenByUs: true,
    means: 'Saves a draft; a save on an older version is refused and returns the newest (CD-13).',
  }),
};
