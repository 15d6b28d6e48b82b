import type { Call } from '@/contract/call';
import { createAction } from '@reduxjs/toolkit';

import type { ApiFailure } from './apiFailure';

/** Reports a response with '02' or '-1' (SE-02); `epoch` is the session's at the time when the call was sent. */
export const sessionRefused = createAction<{ readonly code: string; readonly message: string; readonly epoch: number }>(
  'api/sessionRefused',
);

/** Reports a failed call that the user is notified of (SE-01, SE-04, SE-08). `path` is the contract's, without ids. */
export const callFailed = createAction<{
  readonly path: string;
  readonly failure: ApiFailure;
  /** True if a user action triggered the call. False for queries and for calls that the app sends automatically. */
  readonly byHand: boolean;
  readonly notice?: Call['notice'];
}>('api/callFailed');

/** Reports that a query found a busy server and is retried automatically. */
export const queryPostponed = createAction('api/questionPutOff');

/** Reports a successful change that the user is notified of (SE-05). */
export const callSucceeded = createAction<{
  readonly notice: NonNullable<Call['notice']>;
  /** Subject of the change, named in the notice. */
  readonly about?: string | undefined;
}>('api/callWorked');

/** Opens the dialog because the server requires a password confirmation before it executes a call (ASVS 7.5.1). */
export const confirmationRequested = createAction('api/confirmationAsked');

/** The dialog was closed: either with a confirmed password, so that the pending call is sent again, or canceled. */
export const confirmationEnded = createAction<{ readonly isConfirmed: boolean }>('api/confirmationEnded');
