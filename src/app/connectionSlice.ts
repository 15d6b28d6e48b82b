import { callFailed } from '@/api/apiEvents';
import { isAway } from '@/api/apiFailure';
import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

import { lineChanged } from './sessionSlice';

interface Connection {
  /** Nobody answers: the network is cut, or the server is away, or its database. */
  readonly isDown: boolean;
  /** 'No server' was told since it is down. */
  readonly isTold: boolean;
}

const up: Connection = { isDown: false, isTold: false };

/** Any call that was carried out: somebody is there. */
const isAnswered = ({ type }: UnknownAction): boolean => /^api\/execute(Query|Mutation)\/fulfilled$/u.test(type);

/** Whether the server can be reached. Nothing is asked for this: it is seen by what calls and the live line come to. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: up,
  reducers: {
    /** The browser has no network: the header says so at once. */
    connectionLost: (connection) => ({ ...connection, isDown: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(callFailed, (connection, { payload: { failure } }) => {
        if (isAway(failure)) return { isDown: true, isTold: true };
        return failure.kind === 'refused' ? up : connection;
      })
      .addCase(lineChanged, (connection, { payload }) => (payload === 'open' ? up : connection))
      .addMatcher(isAnswered, () => up),
});

export const { connectionLost } = connectionSlice.actions;
