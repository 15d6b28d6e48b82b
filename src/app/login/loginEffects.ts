import { type ApiFailure, toApiFailure, isApiFailure } from '@/api/client/apiFailure';
import type { LoginEvent, LoginContext, LoginEffectName, LoginResource } from '@/machines/loginModel';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/contract/entities/users/user';

/** A pending mutation, as returned by RTK Query's `initiate`. */
export type PendingLoginCall<Data> = PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }> & {
  readonly abort: () => void;
};

/** Not tracked in the store: no screen uses its arguments or responses. */
export const UNTRACKED = { track: false } as const;

/** Waits for a call, which is aborted when the state that started it is left. */
export async function ask<Data>(
  signal: AbortSignal,
  call: PendingLoginCall<Data>,
): Promise<{ data: NonNullable<Data> } | { failure: ApiFailure }> {
  const giveUp = (): void => call.abort();
  signal.addEventListener('abort', giveUp);
  const answer = await call;
  signal.removeEventListener('abort', giveUp);
  if (signal.aborted) return { failure: toApiFailure('stale') };
  if (answer.data !== undefined && answer.data !== null) return { data: answer.data };
  return { failure: isApiFailure(answer.error) ? answer.error : toApiFailure('broken') };
}

/** Converts a failed call to an event; undefined if the state was left. */
export function toFailureEvent(
  type: 'CAPTCHA_FAIL' | 'KEY_FAIL' | 'NET_FAIL',
  { kind, code, message }: ApiFailure,
): LoginEvent | undefined {
  if (kind === 'stale') return undefined;
  if (kind === 'refused') return { type, code, text: message };
  return { type: 'NET_FAIL', ...(kind === 'intercepted' && { intercepted: true }) };
}

/** Converts a failed login request to an event; undefined if the state was left. */
export const toRefusalEvent = (failure: ApiFailure): LoginEvent | undefined =>
  failure.kind === 'refused'
    ? { type: 'LOGIN_NO', code: failure.code, msg: failure.message }
    : toFailureEvent('NET_FAIL', failure);

/** The store's dispatch, as far as calls of the server need it. */
export type LoginDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Arguments of an effect. */
export interface LoginEffectRun {
  readonly context: LoginContext;
  readonly dispatch: LoginDispatch;
  /** Aborts when the state is left. Nothing may be stored or put into the vault after that. */
  readonly signal: AbortSignal;
  /** Aborts when no state holds the resource any more, however the last one was left: the camera must then be closed. */
  readonly held: (holding: LoginResource) => AbortSignal;
  /** Sends an event to the machine while the effect runs. */
  readonly send: (event: LoginEvent) => void;
}

/** An effect resolves to its resulting event, or to nothing if it only observes. */
export type LoginEffect = (run: LoginEffectRun) => Promise<LoginEvent | undefined>;

/** The part of a state's name before the dot. */
export type LoginArea =
  'form' | 'submitting' | 'passkey' | 'singleSignOn' | 'secondFactor' | 'camera' | 'provider' | 'authenticated';

/** A transition between two top-level states. */
export interface LoginTransition {
  readonly from: LoginArea;
  readonly cause: LoginEvent;
  readonly dispatch: LoginDispatch;
  /** Context of the machine after the transition. */
  readonly context: LoginContext;
}

/** Side effects of the login. Injected, so that the machine can be tested without a browser. */
export interface LoginEffects extends Readonly<Record<LoginEffectName, LoginEffect>> {
  /** Runs on reaching `authenticated`, just before the vault releases the ticket: stores the session. */
  readonly openSession: (crossing: LoginTransition) => void;
  /** Runs on a fallback to the form, just before the vault is cleared: removes any session. The form's own effect waits for it. */
  readonly closeSession: (crossing: LoginTransition) => Promise<void> | undefined;
  /** No state holds this resource any more. */
  readonly release: (holding: LoginResource) => void;
}

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
