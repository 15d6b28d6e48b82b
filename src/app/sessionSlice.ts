import { confirmationAsked, confirmationEnded } from '@/api/apiEvents';
import type { User } from '@/contract/entities/user';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loginEvent } from './login/loginSlice';

/** The user as the store may know it: nothing secret, and no picture. */
export type SessionUser = Omit<User, 'photo'>;

interface Session {
  /** Who is signed in; stays while a signed-out screen is still read (SE-06). */
  readonly user: SessionUser | null;
  readonly showAnnouncement: boolean;
  /** The last session was left on purpose: the next one begins at the landing page, not where this one stood. */
  readonly leftByChoice: boolean;
  /** The live line (AP-08). */
  readonly line: 'off' | 'open' | 'lost';
  /** Why the session ended elsewhere, in the server's words (SE-06). */
  readonly endedBecause: string | null;
  /** A call waits for the own password to be given once more. */
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

/** Who is signed in and what goes with it. Tokens are in the browser's storage only. */
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
    lineChanged: (session, { payload }: PayloadAction<Session['line']>) => ({ ...session, line: payload }),
    endedElsewhere: (session, { payload }: PayloadAction<string>) => ({ ...session, endedBecause: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginEvent, (session, { payload: { event } }) =>
        event.type === 'LOGOUT' ? { ...session, leftByChoice: true } : session,
      )
      .addCase(confirmationAsked, (session) => ({ ...session, isConfirming: true }))
      .addCase(confirmationEnded, (session) => ({ ...session, isConfirming: false })),
});

export const { sessionOpened, sessionClosed, ownPasswordSet, lineChanged, endedElsewhere } = sessionSlice.actions;
