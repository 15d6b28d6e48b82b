import { callFailed, callSucceeded, queryPostponed } from '@/api/client/apiEvents';
import { type ApiFailure, isServerUnreachable } from '@/api/client/apiFailure';
import type { Call } from '@/contract/call';
import { RESULT_CODES } from '@/contract/resultCodes';
import { NETWORK_ERROR_NOTICE_MS, NOTICE_MS } from '@/contract/limits';
import type { MessageId } from '@/i18n/messageIds';
import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import type { connectionSlice } from '../live/connectionSlice';
import { noticeClosed, type noticesSlice, noticeShown, type NoticeText } from './noticesSlice';

const WORKED: Readonly<Record<NonNullable<Call['notice']>, MessageId>> = {
  send: 'notices.operationSuccessful',
  resend: 'notices.send',
  save: 'notices.save',
  submit: 'notices.submit',
  deduct: 'notices.deduct',
  bind: 'notices.bind',
  upload: 'notices.upload',
};

/** Title of a failed call, shown before the server's reason. Other calls show only the reason. */
const FAILED: Readonly<Partial<Record<NonNullable<Call['notice']>, MessageId>>> = {
  send: 'notices.sendFailed',
  resend: 'notices.sendFailed',
  deduct: 'notices.deductFailed',
  bind: 'notices.bindFailed',
};

type FailedCall = ReturnType<typeof callFailed>['payload'];

/** Only a refusal is certain: a change without a response may have been executed. */
const getWords = ({ failure: { kind, message }, notice }: FailedCall): NoticeText => {
  if (kind !== 'refused') return { id: `errors.${kind}` };
  const id = notice && FAILED[notice];
  if (id) return { id, text: message };
  return message === '' ? { id: 'notices.systemError' } : { text: message };
};

/** Not a failure: the request awaits a second person (MI-09). */
const isPendingApproval = ({ code }: ApiFailure): boolean => code === RESULT_CODES.secondPerson.code;

/** Returns true if a dialog already shows the failed rules and requests a reason (LC-06). No second message appears then. */
const isSaid = ({ code, told }: ApiFailure): boolean =>
  told !== undefined && (code === RESULT_CODES.unlawful.code || code === RESULT_CODES.lawDoubts.code);

/** Display time of a notice. Missing responses stay longer, because the user has to act on them. */
const getDurationMs = ({ kind }: ApiFailure): number => (kind === 'refused' ? NOTICE_MS : NETWORK_ERROR_NOTICE_MS);

/** Limits failed background reads without a server to one notice. A failed user action always shows one. */
const isWorthTelling = ({ failure, byHand }: FailedCall, { isDown, isTold }: Connection): boolean =>
  byHand || !isDown || !isTold || !(isServerUnreachable(failure) || failure.kind === 'timeout');

type Connection = ReturnType<typeof connectionSlice.getInitialState>;

interface StoreWithNotices {
  readonly connection: Connection;
  readonly notices: ReturnType<typeof noticesSlice.getInitialState>;
}

/** Shows the outcome of calls (SE-01, SE-04, SE-05) and closes each notice after its time (SE-07). */
export function listenForNotices({ startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>): void {
  const listen = startListening.withTypes<StoreWithNotices, Dispatch>();
  listen({
    actionCreator: callFailed,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (!isWorthTelling(payload, getOriginalState().connection)) return;
      const { failure } = payload;
      if (isSaid(failure)) return;
      const shown = isPendingApproval(failure)
        ? ({ tone: 'info', words: { text: failure.message } } as const)
        : ({ tone: 'error', words: getWords(payload) } as const);
      dispatch(noticeShown({ ...shown, forMs: getDurationMs(failure) }));
    },
  });
  listen({
    actionCreator: queryPostponed,
    effect: (_, { dispatch }) =>
      void dispatch(noticeShown({ tone: 'info', words: { id: 'notices.busy' }, forMs: NOTICE_MS })),
  });
  listen({
    actionCreator: callSucceeded,
    effect: ({ payload: { notice, about } }, { dispatch }) => {
      const words = { id: WORKED[notice], ...(about !== undefined && { text: about }) };
      dispatch(noticeShown({ tone: 'success', words, forMs: NOTICE_MS }));
    },
  });
  listen({
    actionCreator: noticeShown,
    effect: async ({ payload }, access) => {
      const key = access.getOriginalState().notices.made;
      if (access.getState().notices.made === key) return;
      await access.delay(payload.forMs);
      access.dispatch(noticeClosed(key));
    },
  });
}
