import { api } from '@/api/api';
import { clearSession, writeSession } from '@/browser/session';
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

/** The call is sent after this moment, when the ticket is gone already: its token waits on its own. */
async function endHalfSession(token: string, dispatch: LoginDispatch): Promise<void> {
  const handle = loginVault.put('leaving', { token });
  await askOut(dispatch, GOES_ON);
  if (loginVault.handleOf('leaving') === handle) loginVault.wipe('leaving');
}

/** How a session begins and ends on this device (§4). */
export function createSessionEffects(ports: LoginPorts): SessionEffects {
  async function leave({ context, cause, dispatch }: LoginCrossing): Promise<void> {
    try {
      await ports.leaveScreens();
    } finally {
      dispatch(api.util.resetApiState());
      // The other tabs know: it was they who told us.
      if (cause.type !== 'RELOGIN') ports.announceLogout(context.epoch);
    }
  }

  return {
    async signOut({ signal, dispatch }) {
      await askOut(dispatch, signal);
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
      const token = loginVault.peek('ticket')?.token;
      loginVault.wipe();
      // A half-made session is ended on the server as well, unless it was the server that ended it.
      const isHalf = from !== 'authenticated' && cause.type !== 'FORCED';
      if (isHalf && token !== undefined) void endHalfSession(token, dispatch);
      // First of all and at once: whatever goes wrong after this, nothing of the session is left on the device.
      clearSession();
      return from === 'authenticated' ? leave(crossing) : undefined;
    },

    release,
  };
}
