import { RESULT_CODES, isSessionEnd } from '@/contract/resultCodes';
import type { Dispatch } from '@reduxjs/toolkit';
import { toApiFailure, type ApiFailure } from './apiFailure';
import { type CallOutcome, readAnswer } from './readAnswer';
import { newestResponse } from '@/browser/server/newestResponse';
import { getSettings } from '@/browser/server/getSettings';
import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { callFailed, callSucceeded, queryPostponed, sessionRefused } from './apiEvents';
import { batchQueries } from './batchQueries';
import { waitForGate } from './callGate';
import { isRecorded, unmaskTexts } from './recordedTexts';
import { getRequest, type ApiRequest, withTimeout } from './getRequest';

/** Result of a call. If the user canceled the confirmation, only the caller sees the refusal; the user is not notified. */
export interface ConfirmedOutcome {
  readonly outcome: CallOutcome;
  readonly isGivenUp: boolean;
}

const asksFirst = ({ failure }: CallOutcome): boolean =>
  failure?.kind === 'refused' && failure.code === RESULT_CODES.confirmFirst.code;

/** Without a confirmation nothing is sent, so the call fails if the confirmation module cannot be loaded. */
const NOT_FETCHED: ConfirmedOutcome = { outcome: { failure: toApiFailure('missing') }, isGivenUp: false };

/**
 * Sends a call. If the server requires a password confirmation, sends it again after the user has confirmed. No confirmation is sent to a
 * server that does not require one.
 */
export async function sendConfirmed(send: () => Promise<CallOutcome>, dispatch: Dispatch): Promise<ConfirmedOutcome> {
  const outcome = await send();
  if (!asksFirst(outcome)) return { outcome, isGivenUp: false };
  const fetched = await import('./waitForConfirmation').catch(() => null);
  if (!fetched) return NOT_FETCHED;
  return (await fetched.waitForConfirmation(dispatch))
    ? { outcome: await send(), isGivenUp: false }
    : { outcome, isGivenUp: true };
}

/** Maximum number of retries of a failed query. */
const API_RETRIES_MAX = 3;
/** Maximum delay before the first retry; doubles each time. The actual delay is a random part of it. */
const API_RETRY_FIRST_MS = 500;

/** Part of the store that calls read: the session and language in which they are sent. */
interface StoreWithSession {
  readonly login: { readonly context: { readonly epoch: number; readonly lang: Language } };
}

const getSession = (api: BaseQueryApi) => (api.getState() as StoreWithSession).login.context;

/** Returns the failure of a request without a complete response: no server, a timeout, or an aborted caller. */
function unanswered(limit: AbortSignal, waiting: AbortSignal): CallOutcome {
  if (waiting.aborted) return { failure: toApiFailure('stale') };
  return limit.aborted ? { failure: toApiFailure('timeout') } : { failure: toApiFailure('noServer'), again: true };
}

/** Replaces the pseudonyms of a recorded store with the original texts. */
const spoken = (sending: ApiRequest): ApiRequest =>
  isRecorded() ? { ...sending, input: unmaskTexts(sending.input) } : sending;

async function fetchTimed(address: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(address, init);
  newestResponse.time = [response.headers.get('date'), sentAt, Date.now()];
  return response;
}

const sendAlone = (sending: ApiRequest, api: BaseQueryApi): Promise<CallOutcome> =>
  withTimeout(async (limit) => {
    const { address, init } = getRequest(sending, getSession(api).lang);
    try {
      const signal = AbortSignal.any([limit, api.signal]);
      return await readAnswer(sending.row, await fetchTimed(address, { ...init, signal }));
    } catch {
      return unanswered(limit, api.signal);
    }
  });

/** With the setting `client: older`, sends the older client's counterpart of a call. Resolves to undefined if there is none. */
async function sendCounterpart(sending: ApiRequest, api: BaseQueryApi): Promise<CallOutcome | undefined> {
  if (getSettings().client === 'main' || isPartOfLogin(sending.row)) return undefined;
  const fetched = await import(/* webpackChunkName: "older-client" */ './sendOlder').catch(() => null);
  if (!fetched) return { failure: toApiFailure('noServer'), again: true };
  return fetched.sendOlder(sending, (each) => sendAlone(each, api));
}

async function sendOnce(sending: ApiRequest, api: BaseQueryApi): Promise<CallOutcome> {
  const made = spoken(sending);
  const answered = (await sendCounterpart(made, api)) ?? (await batchQueries(made, getSession(api).lang));
  return answered ?? sendAlone(made, api);
}

/**
 * Only queries are retried automatically. A change is not, even with an idempotency key: not every server supports keys, so the app queries
 * its outcome first (CD-06).
 */
const mayRepeat = ({ type }: BaseQueryApi): boolean => type === 'query';

/** Full jitter: clients that lost the same server do not all retry at once. For a busy server, the delay is at least the announced one. */
const pause = (attempt: number, atLeastMs = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atLeastMs + Math.random() * (atLeastMs || API_RETRY_FIRST_MS * 2 ** attempt));
  });

const isMendable = ({ failure, again }: CallOutcome): boolean => failure !== undefined && again === true;

/** Notifies the user once that a busy server delays the query. */
function tellPutOff({ row }: ApiRequest, { againAfterMs }: CallOutcome, { dispatch }: BaseQueryApi): void {
  if (againAfterMs !== undefined && !skipsHandling(row)) dispatch(queryPostponed());
}

async function sendPatiently(sending: ApiRequest, api: BaseQueryApi): Promise<CallOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
    const outcome = await sendOnce(sending, api);
    const again = isMendable(outcome) && mayRepeat(api);
    if (!again || attempt >= API_RETRIES_MAX || api.signal.aborted) return outcome;
    if (attempt === 0) tellPutOff(sending, outcome, api);
    // oxlint-disable-next-line no-await-in-loop
    await pause(attempt, outcome.againAfterMs);
    // oxlint-disable-next-line no-await-in-loop
    if (!(await waitForGate(api))) return outcome;
  }
}

const UNANSWERED: readonly ApiFailure['kind'][] = ['noServer', 'timeout', 'broken', 'intercepted'];

/** A change without a response may have been executed. 'noServer' must not imply that it was not. */
const honest = ({ once }: Call, failure: ApiFailure): ApiFailure =>
  once && UNANSWERED.includes(failure.kind) ? toApiFailure('unknown') : failure;

/** Raw, quiet and download calls skip the handling of result codes (SE-03). */
const skipsHandling = ({ raw, quiet, download }: Call): boolean => Boolean(raw ?? quiet ?? download);
/** The login screens report their failures themselves. Before sign-in there is no session that could end (login: captcha, key, post). */
const isBeforeSession = ({ who }: Call): boolean => who === 'anyone';
const isPartOfLogin = ({ who }: Call): boolean => who === 'anyone' || who === 'halfSession';

/** A sent call: its row, its session, and its type (query or mutation). */
interface SentCall {
  readonly row: Call;
  readonly epoch: number;
  readonly type: BaseQueryApi['type'];
  readonly about: string | undefined;
}

function announceFailure({ row, epoch, type }: SentCall, failure: ApiFailure) {
  if (skipsHandling(row)) return null;
  const { kind, code, message } = failure;
  const isEnd = kind === 'refused' && isSessionEnd(code);
  if (isEnd) return isBeforeSession(row) ? null : sessionRefused({ code, message, epoch });
  return kind === 'stale' || isPartOfLogin(row) || isToldThere(row, failure) ? null : toldFailure(row, type, failure);
}

/** Returns true if the sender handles the refusal: as a question to the user, or as an error at a field. */
const isToldThere = ({ saidAtField = [] }: Call, { kind, code, told }: ApiFailure): boolean =>
  told !== undefined || (kind === 'refused' && saidAtField.some((name) => RESULT_CODES[name].code === code));

function toldFailure({ path, byItself, notice }: Call, type: SentCall['type'], failure: ApiFailure) {
  const byHand = type === 'mutation' && !byItself;
  return callFailed({ path, failure, byHand, ...(notice && { notice }) });
}

function announce(made: SentCall, outcome: CallOutcome) {
  const { row, about } = made;
  if (outcome.failure) return announceFailure(made, outcome.failure);
  return row.notice ? callSucceeded({ notice: row.notice, about }) : null;
}

/** Sends every call of the app: validates the response, notifies the user, and drops late responses of an ended session (§7, §8). */
export const send: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (sending, api) => {
  const { row, noticeAbout: about } = sending;
  const { epoch } = getSession(api);
  const { outcome, isGivenUp } = await sendConfirmed(() => sendPatiently(sending, api), api.dispatch);
  // The login machine itself detects late responses.
  if (!isPartOfLogin(row) && getSession(api).epoch !== epoch) return { error: toApiFailure('stale') };
  const made = { row, epoch, type: api.type, about };
  const report = isGivenUp
    ? null
    : announce(made, outcome.failure ? { failure: honest(row, outcome.failure) } : outcome);
  if (report) api.dispatch(report);
  return outcome.failure ? { error: honest(row, outcome.failure) } : { data: outcome.data };
};
