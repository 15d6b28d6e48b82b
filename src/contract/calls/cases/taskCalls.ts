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
import { ASKS_SECOND } from '../../entities/management/approval';
import { RESULT_CODES } from '../../resultCodes';
import { contact } from '../../entities/cases/contact';
import { draft, DRAFT_KINDS, draftFields } from '../../entities/cases/draft';
import { loanItem } from '../../entities/cases/loanItem';
import { TOGETHER_MAX_LENGTH } from '../../ourLimits';
import { nameOption, taskListingQuery, taskNeighbours, taskNeighboursQuery, taskRow } from '../../entities/cases/task';
import { filterText, idInput, pagedFar } from '../../schemas';

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
    means: "The loan apps of the institution's cases.",
  }),
  loanMarketMerchantList: mainCall({
    method: 'GET',
    path: 'task/loanMarketMerchant/list',
    answer: z.array(nameOption),
    ...read,
    means: "The merchants of the institution's cases.",
  }),
  listing: mainCall({
    method: 'GET',
    path: 'task/listing',
    query: taskListingQuery,
    answer: pagedFar(taskRow),
    ...read,
    means: 'A page of cases with the total: exact for an agent or a group, of an institution up to 10,000.',
  }),
  neighbours: mainCall({
    method: 'GET',
    path: 'task/neighbours',
    query: taskNeighboursQuery,
    answer: taskNeighbours,
    ...read,
    together: true,
    chosenByUs: true,
    means: 'The cases before and after a case in a list (CL-05).',
  }),
  loanItemInfo: mainCall({
    method: 'GET',
    path: 'task/loanItemInfo/{id}',
    query: z.strictObject({ taskId: idInput }),
    answer: loanItem,
    ...read,
    together: true,
    means:
      'A case and its loan ({id} is the loan id). The first time its agent reads it, the case is opened; it stays new until somebody works it (CD-11).',
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
      'A case and its loan as task/loanItemInfo tells them, before somebody comes to it from the case before: it is not opened (CD-11), and a refusal is told to nobody.',
  }),
  allowView: mainCall({
    method: 'GET',
    path: 'task/allowView/{id}',
    answer: z.boolean(),
    ...read,
    quiet: true,
    chosenByUs: true,
    means: 'Whether the caller may open a case: false also where there is none (SE-03).',
  }),
  together: mainCall({
    method: 'GET',
    path: 'task/together',
    query: z.strictObject({ asked: z.string().check(z.minLength(1), z.maxLength(TOGETHER_MAX_LENGTH)) }),
    answer: z.array(z.unknown()),
    ...read,
    quiet: true,
    chosenByUs: true,
    means:
      'Answers several questions about a case at once: their addresses, with a space between them, in; their data, in the same order, out. Where one of them is refused all are, to be asked alone.',
  }),
  userInfo: mainCall({
    method: 'GET',
    path: 'task/userInfo/{id}',
    answer: borrower,
    ...read,
    chosenByUs: true,
    means: "The borrower of a case ({id} is the case's id), masked.",
  }),
  userContacts: mainCall({
    method: 'GET',
    path: 'task/userContacts/{id}',
    answer: z.array(contact),
    ...read,
    together: true,
    means: 'The contacts of a case, the borrower first, phones masked.',
  }),
  collectionLogs: mainCall({
    method: 'GET',
    path: 'task/collectionLogs/{id}',
    query: collectionLogsQuery,
    answer: z.array(collectionLog),
    ...read,
    means: 'The collection log of a case, without a sort the newest first.',
  }),
  record: mainCall({
    method: 'POST',
    path: 'task/record',
    body: recordRequest,
    answer: recordAnswer,
    asksBack: { [RESULT_CODES.lineUnanswered.code]: lineVerdict, ...ASKS_SECOND },
    ...work,
    once: true,
    notice: 'submit',
    means: 'Writes down the result of a call and moves the case (CD-05, CD-11).',
  }),
  reveal: mainCall({
    method: 'POST',
    path: 'task/reveal/{id}',
    body: z.strictObject({ field: z.enum(REVEALABLE), contactId: z.optional(idInput), rowId: z.optional(idInput) }),
    answer: z.object({ value: z.nullable(z.string()) }),
    ...read,
    chosenByUs: true,
    means: 'One unmasked value of a case; recorded as behaviour in the same transaction (CD-12).',
  }),
  draft: mainCall({
    method: 'GET',
    path: 'task/draft/{id}',
    query: z.strictObject({ kind: z.enum(DRAFT_KINDS) }),
    answer: draft,
    ...work,
    together: true,
    chosenByUs: true,
    means: "The caller's half-written text on a case (CD-13).",
  }),
  saveDraft: mainCall({
    method: 'PUT',
    path: 'task/draft/{id}',
    body: z.strictObject(draftFields),
    answer: draft,
    ...work,
    byItself: true,
    chosenByUs: true,
    means: 'Keeps half-written text; a save on an older version is refused with the newest (CD-13).',
  }),
};
