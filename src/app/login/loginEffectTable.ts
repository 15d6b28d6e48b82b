import {
  type LoginEffect,
  type LoginPorts,
  type LoginTransition,
  type LoginDispatch,
  type LoginEffects,
  ask,
  UNTRACKED,
} from './loginEffects';
import type * as loginEffectsChunk from './loginEffectsChunk';
import { api } from '@/api/client/api';
import { clearSession, writeSession, readStoredToken } from '@/browser/session/session';
import { type VaultSlot, loginVault } from '@/browser/session/vault';
import type { LoginResource } from '@/machines/loginModel';

type EffectsChunk = typeof loginEffectsChunk;

let fetched: EffectsChunk | undefined;

/** Loads the effects that the login needs after its form is rendered. They are a separate chunk so that the form does not wait for them. */
export async function fetchLazyLoginEffects(): Promise<EffectsChunk> {
  fetched = await import(/* webpackChunkName: "api" */ './loginEffectsChunk');
  return fetched;
}

/** Creates an effect of that chunk. It starts when the chunk is loaded, unless its state was left by then. */
const lazyEffect =
  (name: keyof EffectsChunk['effects']): LoginEffect =>
  async (run) => {
    const { effects } = fetched ?? (await fetchLazyLoginEffects());
    return run.signal.aborted ? undefined : effects[name](run);
  };

type SingleSignOnEffect = 'startSingleSignOn' | 'leaveForProvider' | 'finishSingleSignOn';

/** Creates an effect of the sign-in with a company account, whose code most institutions never load. */
const singleSignOnEffect =
  (name: SingleSignOnEffect): LoginEffect =>
  async (run) => {
    const { singleSignOnEffects } = await import(/* webpackChunkName: "singleSignOn" */ './singleSignOnEffects');
    return run.signal.aborted ? undefined : singleSignOnEffects[name](run);
  };

/** Creates an effect of the sign-in with a passkey, whose code most institutions never load. */
const passkeyEffect =
  (name: 'requestPasskeySignIn' | 'signInWithPasskey'): LoginEffect =>
  async (run) => {
    const { passkeyEffects } = await import(/* webpackChunkName: "passkeySignIn" */ './passkeyEffects');
    return run.signal.aborted ? undefined : passkeyEffects[name](run);
  };

const SLOTS: Readonly<Record<LoginResource, readonly VaultSlot[]>> = {
  credentials: ['sealed'],
  passkey: ['passkey', 'passkeySignIn'],
  singleSignOn: ['ssoName', 'ssoAddress', 'ssoAnswer'],
  ticket: ['ticket', 'credentials'],
  // The camera closes by its own signal.
  camera: [],
  factor: ['factor', 'passkey'],
  photo: ['photo'],
  provider: ['provider', 'frame', 'liveness'],
};

/** Clears the password as soon as it is sent. The provider's check needs the login account (idCard) once more. */
function forgetPassword(): void {
  const typed = loginVault.peek('credentials');
  if (typed && loginVault.peek('ticket')) {
    loginVault.put('credentials', { username: '', password: '', captcha: '', idCard: typed.idCard });
  } else loginVault.wipe('credentials');
}

function release(holding: LoginResource): void {
  if (holding === 'credentials') forgetPassword();
  const slots = SLOTS[holding];
  // Without a name the vault clears all slots.
  if (slots.length > 0) loginVault.wipe(...slots);
}

type SessionEffects = Pick<LoginEffects, 'signOut' | 'openSession' | 'closeSession' | 'release'>;

async function askOut(dispatch: LoginDispatch, signal: AbortSignal): Promise<{ providerLogout?: string }> {
  const { loginApi } = await import(/* webpackChunkName: "api" */ '@/api/endpoints/account/loginApi');
  const reply = await ask(signal, dispatch(loginApi.endpoints.loginOut.initiate(undefined, UNTRACKED)));
  return 'data' in reply ? reply.data : {};
}

/** Signal that never aborts. */
const GOES_ON = new AbortController().signal;

/** Maximum wait for the trail's response, in milliseconds, before the cache is cleared and all calls are aborted. */
const TRAIL_TOLD_WITHIN_MS = 1000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Calls after the end of a session: its last steps are sent, and it is ended on the server unless the server ended it. */
interface SessionEnding {
  readonly token: string | undefined;
  readonly signsOut: boolean;
}

/** An incomplete session is also ended on the server, unless the server ended it. */
function getEnding({ from, cause }: LoginTransition): SessionEnding {
  const ticket = loginVault.peek('ticket');
  const isOpen = cause.type !== 'FORCED' || ticket?.hasPassed === true;
  return { token: ticket?.token ?? readStoredToken() ?? undefined, signsOut: from !== 'authenticated' && isOpen };
}

/** Effects that begin and end a session on this device (§4). */
function createSessionEffects(ports: LoginPorts): SessionEffects {
  /** Sends the calls later, when the ticket is already cleared. Its token is therefore stored in a separate slot. */
  async function endSession({ token, signsOut }: SessionEnding, dispatch: LoginDispatch): Promise<void> {
    if (token === undefined) return;
    const handle = loginVault.put('leaving', { token });
    // Run in parallel: a page that is being closed sends nothing later.
    const reported = ports.tellTrail(dispatch);
    if (signsOut) await askOut(dispatch, GOES_ON);
    await reported;
    if (loginVault.handleOf('leaving') === handle) loginVault.wipe('leaving');
  }

  async function leave({ context, cause, dispatch }: LoginTransition, ended: Promise<void>): Promise<void> {
    try {
      await ports.leaveScreens();
      await Promise.race([ended, pause(TRAIL_TOLD_WITHIN_MS)]);
    } finally {
      dispatch(api.util.resetApiState());
      // Skipped for RELOGIN: another tab announced it.
      if (cause.type !== 'RELOGIN') ports.announceLogout(context.epoch);
      if (cause.type === 'LOGOUT_DONE' && cause.providerLogout !== undefined) location.assign(cause.providerLogout);
    }
  }

  return {
    async signOut({ signal, dispatch }) {
      const reported = ports.tellTrail(dispatch);
      const ended = await askOut(dispatch, signal);
      await Promise.race([reported, pause(TRAIL_TOLD_WITHIN_MS)]);
      return { type: 'LOGOUT_DONE', ...ended };
    },

    openSession() {
      const ticket = loginVault.peek('ticket');
      // A reloaded tab has no ticket: its session is already stored.
      if (ticket) {
        const { token, user, showAnnouncement } = ticket;
        writeSession({ token, user });
        ports.sessionOpened({ user, showAnnouncement });
      }
      // The answer confirms the user of a resumed session, not of a new one.
      const answer = ticket ? undefined : loginVault.peek('confirmationAnswer');
      loginVault.wipe();
      if (answer) loginVault.put('confirmationAnswer', answer);
    },

    closeSession(crossing) {
      const { from, cause, dispatch } = crossing;
      if (from === 'submitting') return undefined;
      const ending = getEnding(crossing);
      loginVault.wipe();
      // Runs first and synchronously: whatever fails afterwards, nothing of the session stays on the device.
      clearSession();
      const ended = cause.type === 'LOGOUT_DONE' ? Promise.resolve() : endSession(ending, dispatch);
      return from === 'authenticated' ? leave(crossing, ended) : undefined;
    },

    release,
  };
}

/** Builds the table of login effects. */
export const createLoginEffectTable = (ports: LoginPorts): LoginEffects => ({
  ...createSessionEffects(ports),
  loadCaptcha: lazyEffect('loadCaptcha'),
  fetchKeyAndSignals: lazyEffect('fetchKeyAndSignals'),
  postLogin: lazyEffect('postLogin'),
  usePasskey: lazyEffect('usePasskey'),
  verifyFactor: lazyEffect('verifyFactor'),
  requestPasskeySignIn: passkeyEffect('requestPasskeySignIn'),
  signInWithPasskey: passkeyEffect('signInWithPasskey'),
  startSingleSignOn: singleSignOnEffect('startSingleSignOn'),
  leaveForProvider: singleSignOnEffect('leaveForProvider'),
  finishSingleSignOn: singleSignOnEffect('finishSingleSignOn'),
  openCamera: lazyEffect('openCamera'),
  holdCamera: lazyEffect('holdCamera'),
  takePhoto: lazyEffect('takePhoto'),
  verifyPhoto: lazyEffect('verifyPhoto'),
  openFrame: lazyEffect('openFrame'),
  watchProvider: lazyEffect('watchProvider'),
  checkProvider: lazyEffect('checkProvider'),
});
