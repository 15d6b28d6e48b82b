import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  approval,
  approvalChosen,
  approvalCounts,
  approvalRefused,
  approvalsFileQuery,
  approvalsQuery,
  movedCase,
  movedCasesQuery,
} from '../../entities/management/approval';
import { file, paged } from '../../schemas';

const read = { method: 'GET', who: 'approvals.read', rows: 'institution', chosenByUs: true } as const;
const decide = {
  method: 'POST',
  answer: approval,
  who: 'approvals.decide',
  rows: 'institution',
  once: true,
  chosenByUs: true,
} as const;

/** Calls for approval requests (MI-09; not in the specification). */
export const approvalCalls = {
  listing: mainCall({
    ...read,
    path: 'approvals/listing',
    query: approvalsQuery,
    answer: paged(approval),
    means: 'The requests that the caller may decide, the own ones, or those that are decided.',
  }),
  counts: mainCall({
    ...read,
    path: 'approvals/counts',
    answer: approvalCounts,
    quiet: true,
    means: 'How many requests the caller may decide now, and how many own ones wait.',
  }),
  ofCase: mainCall({
    ...read,
    path: 'approvals/case/{taskId}',
    answer: z.array(approval),
    quiet: true,
    together: true,
    who: 'cases.read',
    rows: 'visibleCases',
    means: 'What waits for a second person on a case.',
  }),
  cases: mainCall({
    ...read,
    path: 'approvals/cases/{id}',
    query: movedCasesQuery,
    answer: paged(movedCase),
    means:
      'The cases of a batch move that waits or was decided, each with who holds it and who would get it; empty where they are known only when it is carried out.',
  }),
  agree: mainCall({
    ...decide,
    path: 'approvals/agree',
    body: approvalChosen,
    means:
      'Says yes: the call that was asked for is carried out now, with the rights of who asked; nobody says yes to the own request. The answer tells whether it could be done, and why not.',
  }),
  refuse: mainCall({
    ...decide,
    path: 'approvals/refuse',
    body: approvalRefused,
    notice: 'save',
    means: 'Says no, with the reason.',
  }),
  withdraw: mainCall({
    ...decide,
    who: 'signedIn',
    path: 'approvals/withdraw',
    body: approvalChosen,
    rows: 'own',
    notice: 'save',
    means: 'Takes an own request back.',
  }),
  export: mainCall({
    ...read,
    path: 'approvals/export',
    query: approvalsFileQuery,
    answer: file,
    download: 'saved',
    means: 'The requests of a list, without a choice those that are decided, as a file; who took it away is recorded.',
  }),
};
