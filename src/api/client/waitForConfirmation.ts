import { addListener, type Dispatch, isAnyOf } from '@reduxjs/toolkit';

import { confirmationRequested, confirmationEnded, sessionRefused } from './apiEvents';

/** Opens the dialog, shared by all pending calls, and resolves when it closes. The end of the session cancels them. */
export const waitForConfirmation = (dispatch: Dispatch): Promise<boolean> =>
  new Promise((resolve) => {
    dispatch(
      addListener({
        matcher: isAnyOf(confirmationEnded, sessionRefused),
        effect: (action, listening) => {
          listening.unsubscribe();
          resolve(confirmationEnded.match(action) && action.payload.isConfirmed);
        },
      }),
    );
    dispatch(confirmationRequested());
  });
