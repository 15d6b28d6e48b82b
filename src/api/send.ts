import { newestAnswer } from '@/browser/answerTime';
import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

import { callFailed, callWorked, questionPutOff, sessionRefused } from './apiEvents';
import { takeEarly } from './askedEarly';
import { batchQueries } from './batchQueries';
import { type ApiFailure, toApiFailure } from './apiFailure';
import { passesGate } from './callGate';
import { type Outcome, readAnswer } from './readAnswer';
import { isRecorded, unmaskWords } from './recordedWords';
import { getRequest, type ApiRequest } from './getRequest';
import { sendConfirmed } from './sendConfirmed';
import { withinLimit } from './withinLimit';

/** A broken question is asked again at most this often. */
const API_RETRIES_MAX = 3;
/** Longest wait before the first repetition of a broken call; doubled each time, a random part of it is waited. */
const API_RETRY_FIRST_MS = 500;

/** The part of the store that calls look at: in which session and language they are made. */
interface StoreWithSession {
  readonly login: { readonly context: { readonly epoch: number; readonly lang: Language } };
}

const getSession = (api: BaseQueryApi) => (api.getState() as StoreWithSession).login.context;

/** No answer came, or it broke off: nobody there, too slow, or nobody waits for it any more. */
function unanswered(limit: AbortSignal, waiting: AbortSignal): Outcome {
  if (waiting.aborted) return { failure: toApiFailure('stale') };
  return limit.aborted ? { failure: toApiFailure('timeout') } : { failure: toApiFailure('noServer'), again: true };
}

/** With the words again that a recorded store has pseudonyms for. */
const spoken = (sending: ApiRequest): ApiRequest =>
  isRecorded() ? { ...sending, input: unmaskWords(sending.input) } : sending;

async function fetchTimed(address: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(address, init);
  newestAnswer.time = [response.headers.get('date'), sentAt, Date.now()];
  return response;
}

const sendAlone = (sending: ApiRequest, api: BaseQueryApi): Promise<Outcome> =>
  withinLimit(async (limit) => {
    const { address, init } = getRequest(sending, getSession(api).lang);
    try {
      const signal = AbortSignal.any([limit, api.signal]);
      const early = await takeEarly(address, init.headers);
      return await readAnswer(sending.row, early ?? (await fetchTimed(address, { ...init, signal })));
    } catch {
      return unanswered(limit, api.signal);
    }
  });

async function sendOnce(sending: ApiRequest, api: BaseQueryApi): Promise<Outcome> {
  const made = spoken(sending);
  return (await batchQueries(made, getSession(api).lang)) ?? sendAlone(made, api);
}

/** A question may be asked again. A change never by itself, even under a key: not every server knows keys, so its outcome is asked for first (CD-06). */
const mayRepeat = ({ type }: BaseQueryApi): boolean => type === 'query';

/** Full jitter: many clients that lost one server do not come back all at once; nor before a busy one has said. */
const pause = (attempt: number, atLeastMs = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atLeastMs + Math.random() * (atLeastMs || API_RETRY_FIRST_MS * 2 ** attempt));
  });

const isMendable = ({ failure, again }: Outcome): boolean => failure !== undefined && again === true;

/** Whoever waits for a busy server is told so, once. */
function tellPutOff({ row }: ApiRequest, { againAfterMs }: Outcome, { dispatch }: BaseQueryApi): void {
  if (againAfterMs !== undefined && !skipsHandling(row)) dispatch(questionPutOff());
}

async function sendPatiently(sending: ApiRequest, api: BaseQueryApi): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
    const outcome = await sendOnce(sending, api);
    const again = isMendable(outcome) && mayRepeat(api);
    if (!again || attempt >= API_RETRIES_MAX || api.signal.aborted) return outcome;
    if (attempt === 0) tellPutOff(sending, outcome, api);
    // oxlint-disable-next-line no-await-in-loop
    await pause(attempt, outcome.againAfterMs);
    // oxlint-disable-next-line no-await-in-loop
    if (!(await passesGate(api))) return outcome;
  }
}

const UNANSWERED: readonly ApiFailure['kind'][] = ['noServer', 'timeout', 'broken', 'intercepted'];

/** What was sent once and not answered may have been done: 'no server' must not read as 'not done'. */
const honest = ({ once }: Call, failure: ApiFailure): ApiFailure =>
  once && UNANSWERED.includes(failure.kind) ? toApiFailure('unknown') : failure;

/** Raw, quiet and download calls skip the handling of codes (SE-03). */
const skipsHandling = ({ raw, quiet, download }: Call): boolean => Boolean(raw ?? quiet ?? download);
/** The login screens tell their failures themselves; before there is a session, none can end (login: captcha, key, post). */
const isBeforeSession = ({ who }: Call): boolean => who === 'anyone';
const isPartOfLogin = ({ who }: Call): boolean => who === 'anyone' || who === 'halfSession';

/** A call as it was made: its row, in which session, and as a question or a change. */
interface Made {
  readonly row: Call;
  readonly epoch: number;
  readonly type: BaseQueryApi['type'];
  readonly about: string | undefined;
}

function announceFailure({ row, epoch, type }: Made, failure: ApiFailure) {
  if (skipsHandling(row)) return null;
  const { kind, code, message } = failure;
  const isEnd = kind === 'refused' && isSessionEnd(code);
  if (isEnd) return isBeforeSession(row) ? null : sessionRefused({ code, message, epoch });
  return kind === 'stale' || isPartOfLogin(row) || isToldThere(row, failure) ? null : toldFailure(row, type, failure);
}

/** A refusal that asks something back is put as a question where it was sent from, one about a field is marked there. */
const isToldThere = ({ saidAtField = [] }: Call, { kind, code, told }: ApiFailure): boolean =>
  told !== undefined || (kind === 'refused' && saidAtField.some((name) => RESULT_CODES[name].code === code));

function toldFailure({ path, byItself, notice }: Call, type: Made['type'], failure: ApiFailure) {
  const byHand = type === 'mutation' && !byItself;
  return callFailed({ path, failure, byHand, ...(notice && { notice }) });
}

function announce(made: Made, outcome: Outcome) {
  const { row, about } = made;
  if (outcome.failure) return announceFailure(made, outcome.failure);
  return row.notice ? callWorked({ notice: row.notice, about }) : null;
}

/** Every call of the app goes through here: sent, read, checked, told to the user; late answers of an ended session are dropped (§7, §8). */
export const send: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (sending, api) => {
  const { row, noticeAbout: about } = sending;
  const { epoch } = getSession(api);
  const { outcome, isGivenUp } = await sendConfirmed(() => sendPatiently(sending, api), api.dispatch);
  // The login machine knows by itself which answers come too late.
  if (!isPartOfLogin(row) && getSession(api).epoch !== epoch) return { error: toApiFailure('stale') };
  const made = { row, epoch, type: api.type, about };
  const told = isGivenUp ? null : announce(made, outcome.failure ? { failure: honest(row, outcome.failure) } : outcome);
  if (told) api.dispatch(told);
  return outcome.failure ? { error: honest(row, outcome.failure) } : { data: outcome.data };
};
