import { callFailed, confirmationRequested, confirmationEnded } from '@/api/client/apiEvents';
import type { User } from '@/contract/entities/users/user';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loginEvent } from '../login/loginSlice';

/** Value of `RESULT_CODES.secondFactorFirst.code`: the day of a requirement has come during the session. */
const SECOND_FACTOR_FIRST = '133';

/** The user without secrets and photo, as the store may contain it. */
export type SessionUser = Omit<User, 'photo'>;

interface Session {
  /** The signed-in user. Remains while the user reads on after signing out (SE-06). */
  readonly user: SessionUser | null;
  readonly showAnnouncement: boolean;
  /** The last session ended on purpose: the next one begins at the landing page, not at the last address. */
  readonly leftByChoice: boolean;
  /** State of the live connection (AP-08). */
  readonly line: 'off' | 'open' | 'lost';
  /** Reason why the session ended elsewhere, in the server's words (SE-06). */
  readonly endedBecause: string | null;
  /** A call waits for the user to confirm the password. */
  readonly isConfirming: boolean;
}

const nobody: Session = {
  user: null,
  showAnnouncement: false,
  leftByChoice: false,
  line: 'off',
  endedBecause: null,
  isConfirming: false,
};

/** The signed-in user and the state of the session. Tokens are only in the browser's storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    sessionOpened: (_, { payload }: PayloadAction<{ readonly user: User; readonly showAnnouncement: boolean }>) => {
      const { photo: _photo, ...user } = payload.user;
      return { ...nobody, user, showAnnouncement: payload.showAnnouncement };
    },
    sessionClosed: ({ leftByChoice }) => ({ ...nobody, leftByChoice }),
    ownPasswordSet: (session) =>
      session.user ? { ...session, user: { ...session.user, mustChangePassword: false } } : session,
    secondFactorSet: (session) =>
      session.user ? { ...session, user: { ...session.user, secondFactorFirst: false } } : session,
    lineChanged: (session, { payload }: PayloadAction<Session['line']>) => ({ ...session, line: payload }),
    endedElsewhere: (session, { payload }: PayloadAction<string>) => ({ ...session, endedBecause: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginEvent, (session, { payload: { event } }) =>
        event.type === 'LOGOUT' ? { ...session, leftByChoice: true } : session,
      )
      .addCase(callFailed, (session, { payload: { failure } }) =>
        session.user && failure.code === SECOND_FACTOR_FIRST
          ? { ...session, user: { ...session.user, secondFactorFirst: true } }
          : session,
      )
      .addCase(confirmationRequested, (session) => ({ ...session, isConfirming: true }))
      .addCase(confirmationEnded, (session) => ({ ...session, isConfirming: false })),
});

export const { sessionOpened, sessionClosed, ownPasswordSet, secondFactorSet, lineChanged, endedElsewhere } =
  sessionSlice.actions;
