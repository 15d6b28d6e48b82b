import type { User } from '@/contract/entities/user';

import type { LoginDispatch } from './loginEffects';

/** What the login's effects need of the app around them. */
export interface LoginPorts {
  /** The session is written down, and belongs to this user. */
  readonly sessionOpened: (session: { readonly user: User; readonly showAnnouncement: boolean }) => void;
  /** Stops live lines and timers and leaves the screens of the session; done when they are unmounted, or they would ask for their data again. */
  readonly leaveScreens: () => Promise<void>;
  /** Sends the steps of the sign-in that the server does not have yet. */
  readonly tellTrail: (dispatch: LoginDispatch) => Promise<unknown>;
  /** Tells the other tabs that the session ended. */
  readonly announceLogout: (epoch: number) => void;
}
