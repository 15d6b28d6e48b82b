import { api } from '@/api/api';
import { combineReducers } from '@reduxjs/toolkit';

import { connectionSlice } from './connectionSlice';
import { loginSlice } from './login/loginSlice';
import { noticesSlice } from './noticesSlice';
import { recordedAddressSlice } from './recordedAddressSlice';
import { sessionSlice } from './sessionSlice';

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
