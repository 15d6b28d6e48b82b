import { addListener, type Dispatch, isAnyOf } from '@reduxjs/toolkit';

import { confirmationAsked, confirmationEnded, sessionRefused } from './apiEvents';

/** Opens the dialog, which is one for all calls that wait, and waits for its end; a session that ends gives them up. */
export const confirmation = (dispatch: Dispatch): Promise<boolean> =>
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
    dispatch(confirmationAsked());
  });
