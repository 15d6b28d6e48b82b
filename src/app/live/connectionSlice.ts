import { callFailed } from '@/api/client/apiEvents';
import { isServerUnreachable } from '@/api/client/apiFailure';
import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

import { lineChanged } from '../session/sessionSlice';

interface Connection {
  /** The server cannot be reached: the network, the server or its database is down. */
  readonly isDown: boolean;
  /** The 'No server' notice has been shown since the connection was lost. */
  readonly isTold: boolean;
}

const up: Connection = { isDown: false, isTold: false };

/** Matches any successful call, which proves that the server can be reached. */
const isAnswered = ({ type }: UnknownAction): boolean => /^api\/execute(Query|Mutation)\/fulfilled$/u.test(type);

/** Tracks whether the server can be reached. Sends no request for this: the state follows from calls and the live connection. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: up,
  reducers: {
    /** The browser has no network connection; the header shows this at once. */
    connectionLost: (connection) => ({ ...connection, isDown: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(callFailed, (connection, { payload: { failure } }) => {
        if (isServerUnreachable(failure)) return { isDown: true, isTold: true };
        return failure.kind === 'refused' ? up : connection;
      })
      .addCase(lineChanged, (connection, { payload }) => (payload === 'open' ? up : connection))
      .addMatcher(isAnswered, () => up),
});

export const { connectionLost } = connectionSlice.actions;
