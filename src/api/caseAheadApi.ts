import type { Call, CallInput } from '@/contract/call';
import { approvalCalls } from '@/contract/calls/approvalCalls';
import { taskCalls } from '@/contract/calls/taskCalls';
import { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';

import { api } from './api';
import { approvalApi } from './approvalApi';
import { customQuery, type Asking, toRequest } from './getEndpoints';
import { getPlace } from './getRequest';
import { taskApi } from './taskApi';
import { taskWorkApi } from './taskWorkApi';

/** A case that somebody may come to, and whether whoever comes may call its contacts. */
interface CaseToCome {
  readonly id: string;
  readonly loanId: string;
  readonly mayDial: boolean;
}

type Dispatch = Asking['dispatch'];

/** A question, and what keeps its answer where the screen that comes to the case looks for it. */
interface Question {
  readonly place: string;
  readonly keep: (answer: unknown, dispatch: Dispatch) => void;
}

const question = <Row extends Call, Value>(
  row: Row & { readonly answer: z.ZodMiniType<Value> },
  arg: CallInput<Row>,
  keep: (value: Value) => Parameters<Dispatch>[0],
): Question => ({
  place: getPlace(toRequest(row, arg)),
  keep(answer, dispatch) {
    const { success, data } = row.answer.safeParse(answer);
    if (success) dispatch(keep(data));
  },
});

// Not by `upsertQueryEntries`: its action is not one of a call, and a recording masks those (TR-03).
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

/** Whether the case is there: somebody has been to it, or it was asked for. */
const isKept = ({ id, loanId }: CaseToCome, cases: Cases): boolean =>
  cases((_, getState) => {
    const { taskLoanItemInfo, taskLoanItemAhead } = taskApi.endpoints;
    const selectors = [taskLoanItemInfo, taskLoanItemAhead].map(({ select }) => select({ id: loanId, taskId: id }));
    return selectors.some((select) => select(getState()).data !== undefined);
  });

const DONE = { data: null } as const;

async function askAhead(ahead: CaseToCome, { send, dispatch }: Asking): ReturnType<Asking['send']> {
  if (isKept(ahead, dispatch)) return DONE;
  const questions = [...aboutCase(ahead), ...(ahead.mayDial ? aboutCalling(ahead) : [])];
  const asked = questions.map(({ place }) => place).join(' ');
  const { data, error } = await send(toRequest(taskCalls.together, { asked }));
  if (error) return { error };
  // Whoever has come to the case meanwhile has newer answers.
  if (isKept(ahead, dispatch)) return DONE;
  const answers = taskCalls.together.answer.parse(data);
  for (const [at, { keep }] of questions.entries()) keep(answers[at], dispatch);
  return DONE;
}

/** What the screen of a case shows first, asked for before somebody comes to it: in one request, of which a refusal is told to nobody. */
export const caseAheadApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What was answered is kept, not that it was asked.
    caseAhead: build.query<unknown, CaseToCome>({ queryFn: customQuery(askAhead), keepUnusedDataFor: 0 }),
  }),
});
