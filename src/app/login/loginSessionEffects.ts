import { api } from '@/api/api';
import { clearSession, writeSession } from '@/browser/session';
import { readStoredToken } from '@/browser/tokens';
import type { VaultSlot } from '@/browser/vault';
import { loginVault } from '@/browser/vault';
import type { LoginHolding } from '@/machines/loginMeta';

import { ask, UNTRACKED } from './loginAsk';
import type { LoginPorts } from './loginPorts';
import type { LoginCrossing, LoginDispatch, LoginEffects } from './loginEffects';

const SLOTS: Readonly<Record<LoginHolding, readonly VaultSlot[]>> = {
  credentials: ['sealed'],
  ticket: ['ticket', 'credentials'],
  // The camera itself closes by its signal.
  camera: [],
  photo: ['photo'],
  provider: ['provider', 'frame', 'liveness'],
};

/** The password goes as soon as it is posted; the login account (idCard) is asked for once more by the provider's check. */
function forgetPassword(): void {
  const typed = loginVault.peek('credentials');
  if (typed && loginVault.peek('ticket')) {
    loginVault.put('credentials', { username: '', password: '', captcha: '', idCard: typed.idCard });
  } else loginVault.wipe('credentials');
}

function release(holding: LoginHolding): void {
  if (holding === 'credentials') forgetPassword();
  const slots = SLOTS[holding];
  // Without a name the vault forgets everything.
  if (slots.length > 0) loginVault.wipe(...slots);
}

type SessionEffects = Pick<LoginEffects, 'signOut' | 'openSession' | 'closeSession' | 'release'>;

async function askOut(dispatch: LoginDispatch, signal: AbortSignal): Promise<void> {
  const { loginApi } = await import('@/api/loginApi');
  await ask(signal, dispatch(loginApi.endpoints.loginOut.initiate(undefined, UNTRACKED)));
}

/** Of what nobody gives up. */
const GOES_ON = new AbortController().signal;

/** Longest wait for the trail's answer before the cache, which gives up all calls, is emptied. */
const TRAIL_TOLD_WITHIN_MS = 1000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Which calls follow the end of a session: its last steps are sent, and it is ended on the server unless the server did that. */
interface SessionEnding {
  readonly token: string | undefined;
  readonly signsOut: boolean;
}

/** A half-made session is ended on the server as well, unless it was the server that ended it. */
function getEnding({ from, cause }: LoginCrossing): SessionEnding {
  const ticket = loginVault.peek('ticket');
  const isOpen = cause.type !== 'FORCED' || ticket?.hasPassed === true;
  return { token: ticket?.token ?? readStoredToken() ?? undefined, signsOut: from !== 'authenticated' && isOpen };
}

/** How a session begins and ends on this device (§4). */
export function createSessionEffects(ports: LoginPorts): SessionEffects {
  /** The calls are sent after this moment, when the ticket is gone already: its token waits in a slot of its own. */
  async function endSession({ token, signsOut }: SessionEnding, dispatch: LoginDispatch): Promise<void> {
    if (token === undefined) return;
    const handle = loginVault.put('leaving', { token });
    // Neither waits for the other: a page that is being closed sends nothing later.
    const told = ports.tellTrail(dispatch);
    if (signsOut) await askOut(dispatch, GOES_ON);
    await told;
    if (loginVault.handleOf('leaving') === handle) loginVault.wipe('leaving');
  }

  async function leave({ context, cause, dispatch }: LoginCrossing, ended: Promise<void>): Promise<void> {
    try {
      await ports.leaveScreens();
      await Promise.race([ended, pause(TRAIL_TOLD_WITHIN_MS)]);
    } finally {
      dispatch(api.util.resetApiState());
      // The other tabs know: it was they who told us.
      if (cause.type !== 'RELOGIN') ports.announceLogout(context.epoch);
    }
  }

  return {
    async signOut({ signal, dispatch }) {
      const told = ports.tellTrail(dispatch);
      await askOut(dispatch, signal);
      await Promise.race([told, pause(TRAIL_TOLD_WITHIN_MS)]);
      return { type: 'LOGOUT_DONE' };
    },

    openSession() {
      const ticket = loginVault.peek('ticket');
      // A reloaded tab has no ticket: its session is written down already.
      if (ticket) {
        const { token, user, showAnnouncement } = ticket;
        writeSession({ token, user });
        ports.sessionOpened({ user, showAnnouncement });
      }
      loginVault.wipe();
    },

    closeSession(crossing) {
      const { from, cause, dispatch } = crossing;
      if (from === 'submitting') return undefined;
      const ending = getEnding(crossing);
      loginVault.wipe();
      // First of all and at once: whatever goes wrong after this, nothing of the session is left on the device.
      clearSession();
      const ended = cause.type === 'LOGOUT_DONE' ? Promise.resolve() : endSession(ending, dispatch);
      return from === 'authenticated' ? leave(crossing, ended) : undefined;
    },

    release,
  };
}
