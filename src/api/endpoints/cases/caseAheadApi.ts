import type { Call, CallInput } from '@/contract/call';
import { approvalCalls } from '@/contract/calls/management/approvalCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';

import { api } from '../../client/api';
import { approvalApi } from '../management/approvalApi';
import { createCustomQuery, type QueryDependencies, toRequest } from '../../client/getEndpoints';
import { getPathAndQuery } from '../../client/getRequest';
import { taskApi } from './taskApi';
import { taskWorkApi } from './taskWorkApi';

/** A case that the user may open next, with a flag that the user may call its contacts. */
interface CaseToCome {
  readonly id: string;
  readonly loanId: string;
  readonly mayDial: boolean;
}

type Dispatch = QueryDependencies['dispatch'];

/** A prefetch query, and the function that writes its response to the cache where the case's screen reads it. */
interface Question {
  readonly place: string;
  readonly keep: (answer: unknown, dispatch: Dispatch) => void;
}

const question = <Row extends Call, Value>(
  row: Row & { readonly answer: z.ZodMiniType<Value> },
  arg: CallInput<Row>,
  keep: (value: Value) => Parameters<Dispatch>[0],
): Question => ({
  place: getPathAndQuery(toRequest(row, arg)),
  keep(answer, dispatch) {
    const { success, data } = row.answer.safeParse(answer);
    if (success) dispatch(keep(data));
  },
});

// Not `upsertQueryEntries`: its action belongs to no call, so a recording masks its data (TR-03).
const { upsertQueryData: keepCase } = taskApi.util;
const { upsertQueryData: keepWork } = taskWorkApi.util;
const { upsertQueryData: keepApproval } = approvalApi.util;

const aboutCase = ({ id, loanId }: CaseToCome): Question[] => {
  const [arg, loan, approval] = [{ id }, { id: loanId, taskId: id }, { taskId: id }];
  return [
    question(taskCalls.loanItemAhead, loan, (value) => keepCase('taskLoanItemAhead', loan, value)),
    question(taskCalls.userContacts, arg, (value) => keepCase('taskUserContacts', arg, value)),
    question(taskWorkCalls.wishes, arg, (value) => keepWork('taskWorkWishes', arg, value)),
    question(approvalCalls.ofCase, approval, (value) => keepApproval('approvalOfCase', approval, value)),
  ];
};

const aboutCalling = ({ id }: CaseToCome): Question[] => [
  question(taskWorkCalls.lawful, { id }, (value) => keepWork('taskWorkLawful', { id }, value)),
  question(taskWorkCalls.lastCall, { id }, (value) => keepWork('taskWorkLastCall', { id }, value)),
];

type Cases = ThunkDispatch<
  Parameters<ReturnType<typeof taskApi.endpoints.taskLoanItemInfo.select>>[0],
  unknown,
  UnknownAction
>;

/** Returns true if the case is in the cache, either opened or prefetched. */
const isCached = ({ id, loanId }: CaseToCome, cases: Cases): boolean =>
  cases((_, getState) => {
    const { taskLoanItemInfo, taskLoanItemAhead } = taskApi.endpoints;
    const selectors = [taskLoanItemInfo, taskLoanItemAhead].map(({ select }) => select({ id: loanId, taskId: id }));
    return selectors.some((select) => select(getState()).data !== undefined);
  });

const DONE = { data: null } as const;

async function askAhead(
  ahead: CaseToCome,
  { send, dispatch }: QueryDependencies,
): ReturnType<QueryDependencies['send']> {
  if (isCached(ahead, dispatch)) return DONE;
  const questions = [...aboutCase(ahead), ...(ahead.mayDial ? aboutCalling(ahead) : [])];
  const paths = questions.map(({ place }) => place).join(' ');
  const { data, error } = await send(toRequest(taskCalls.together, { asked: paths }));
  if (error) return { error };
  // A user who has opened the case meanwhile has newer responses.
  if (isCached(ahead, dispatch)) return DONE;
  const answers = taskCalls.together.answer.parse(data);
  for (const [at, { keep }] of questions.entries()) keep(answers[at], dispatch);
  return DONE;
}

/** Prefetches the data that a case's screen shows first, in one request. Failures are not reported. */
export const caseAheadApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The responses are cached in their own endpoints, not in this one.
    caseAhead: build.query<unknown, CaseToCome>({ queryFn: createCustomQuery(askAhead), keepUnusedDataFor: 0 }),
  }),
});
