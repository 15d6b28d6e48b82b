import { api } from '@/api/client/api';
import { combineReducers } from '@reduxjs/toolkit';

import { connectionSlice } from './live/connectionSlice';
import { loginSlice } from './login/loginSlice';
import { noticesSlice } from './notices/noticesSlice';
import { recordedAddressSlice } from './recording/recordedAddressSlice';
import { sessionSlice } from './session/sessionSlice';

/** Root reducer; pure, so that a recording reproduces the same states (TR-03). */
export const rootReducer = combineReducers({
  login: loginSlice.reducer,
  session: sessionSlice.reducer,
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
  recordedAddress: recordedAddressSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/** Everything in the store. */
export type AppState = ReturnType<typeof rootReducer>;
