import type { Call } from '@/contract/call';
import { createAction } from '@reduxjs/toolkit';

import type { ApiFailure } from './apiFailure';

/** A call was answered with '02' or '-1' (SE-02); `epoch` is the session's at the time when the call was sent. */
export const sessionRefused = createAction<{ readonly code: string; readonly message: string; readonly epoch: number }>(
  'api/sessionRefused',
);

/** A call failed in a way that the user is told of (SE-01, SE-04, SE-08). `path` is the contract's, without ids. */
export const callFailed = createAction<{
  readonly path: string;
  readonly failure: ApiFailure;
  /** Somebody clicked for it and waits: questions and calls that the app makes by itself are not. */
  readonly byHand: boolean;
  readonly notice?: Call['notice'];
}>('api/callFailed');

/** A question found a busy server, and is asked again by itself. */
export const questionPutOff = createAction('api/questionPutOff');

/** A change worked, and the user is told so (SE-05). */
export const callWorked = createAction<{
  readonly notice: NonNullable<Call['notice']>;
  /** Whom and what it was about. */
  readonly about?: string | undefined;
}>('api/callWorked');

/** The server wants the own password once more before it carries a call out (ASVS 7.5.1): the dialog is opened. */
export const confirmationAsked = createAction('api/confirmationAsked');

/** The dialog was closed: with the password confirmed, so that what waits is sent again, or given up. */
export const confirmationEnded = createAction<{ readonly isConfirmed: boolean }>('api/confirmationEnded');
