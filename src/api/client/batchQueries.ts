import type { Language } from '@/contract/language';
import { BATCH_QUERY_MAX_LENGTH } from '@/contract/ourLimits';

import { parseData, type CallOutcome, readAnswer } from './readAnswer';
import { getPathAndQuery, getRequest, type ApiRequest, withTimeout } from './getRequest';

interface PendingQuery {
  readonly sending: ApiRequest;
  readonly answer: (outcome: CallOutcome | undefined) => void;
}

let waiting: PendingQuery[] = [];
/** A third-party server may not support the call: after the first failure it is not used again. */
let isKnown = true;

async function askAll(paths: string, language: Language): Promise<readonly unknown[] | undefined> {
  // Not needed before sign-in, where its schemas would take time to create.
  const { taskCalls } = await import(/* webpackChunkName: "case-list" */ '@/contract/calls/cases/taskCalls');
  const { address, init } = getRequest({ row: taskCalls.together, input: { asked: paths } }, language);
  const { isOk, outcome } = await withTimeout(async (signal) => {
    const response = await fetch(address, { ...init, signal });
    return { isOk: response.ok, outcome: await readAnswer(taskCalls.together, response) };
  });
  if (!isOk || outcome.failure?.kind === 'broken') isKnown = false;
  return outcome.failure || !Array.isArray(outcome.data) ? undefined : outcome.data;
}

async function leave(language: Language): Promise<void> {
  const gathered = waiting;
  waiting = [];
  const query = gathered.map(({ sending }) => getPathAndQuery(sending)).join(' ');
  const isWorthIt = gathered.length > 1 && query.length <= BATCH_QUERY_MAX_LENGTH;
  const replies = isWorthIt ? await askAll(query, language).catch(() => undefined) : undefined;
  for (const [at, { sending, answer }] of gathered.entries()) {
    const outcome = replies && parseData(sending.row, replies[at]);
    answer(outcome?.failure ? undefined : outcome);
  }
}

/**
 * Batches case queries of the same moment into one request, which is one transaction on the server. Resolves to undefined if the batch was
 * refused, not understood, or lost. Each query is then sent separately and reports its own failure.
 */
export function batchQueries(sending: ApiRequest, language: Language): Promise<CallOutcome | undefined> {
  if (!isKnown || !sending.row.together) return Promise.resolve(undefined);
  return new Promise((answer) => {
    waiting.push({ sending, answer });
    if (waiting.length === 1) setTimeout(() => void leave(language));
  });
}
