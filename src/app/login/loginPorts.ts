import type { User } from '@/contract/entities/users/user';

import type { LoginDispatch } from './loginEffects';

/** Dependencies of the login effects on the rest of the app. */
export interface LoginPorts {
  /** The session is stored and belongs to this user. */
  readonly sessionOpened: (session: { readonly user: User; readonly showAnnouncement: boolean }) => void;
  /**
   * Stops live connections and timers and leaves the screens of the session. Resolves when they are unmounted, because mounted screens
   * would refetch their data.
   */
  readonly leaveScreens: () => Promise<void>;
  /** Sends the steps of the sign-in that the server does not have yet. */
  readonly tellTrail: (dispatch: LoginDispatch) => Promise<unknown>;
  /** Announces to the other tabs that the session ended. */
  readonly announceLogout: (epoch: number) => void;
}
