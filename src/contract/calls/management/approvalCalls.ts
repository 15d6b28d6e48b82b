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
    means: "Returns requests: those to decide, the caller's own, or decided ones.",
  }),
  counts: mainCall({
    ...read,
    path: 'approvals/counts',
    answer: approvalCounts,
    quiet: true,
    means: "Returns the number of requests to decide and of the caller's pending requests.",
  }),
  ofCase: mainCall({
    ...read,
    path: 'approvals/case/{taskId}',
    answer: z.array(approval),
    quiet: true,
    together: true,
    who: 'cases.read',
    rows: 'visibleCases',
    means: 'Returns the pending requests on a case.',
  }),
  cases: mainCall({
    ...read,
    path: 'approvals/cases/{id}',
    query: movedCasesQuery,
    answer: paged(movedCase),
    means:
      'Returns the cases of a requested batch move with their present and new agents; empty if they are determined only at execution.',
  }),
  agree: mainCall({
    ...decide,
    path: 'approvals/agree',
    body: approvalChosen,
    means:
      "Approves a request: the requested call runs now with the requester's rights. Nobody approves their own request. The response says whether it succeeded, and why not.",
  }),
  refuse: mainCall({
    ...decide,
    path: 'approvals/refuse',
    body: approvalRefused,
    notice: 'save',
    means: 'Rejects a request with the reason.',
  }),
  withdraw: mainCall({
    ...decide,
    who: 'signedIn',
    path: 'approvals/withdraw',
    body: approvalChosen,
    rows: 'own',
    notice: 'save',
    means: "Withdraws the caller's request.",
  }),
  export: mainCall({
    ...read,
    path: 'approvals/export',
    query: approvalsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports a list of requests, by default the decided ones. The download is recorded.',
  }),
};
