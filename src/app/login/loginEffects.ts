import type { LoginContext } from '@/machines/loginContext';
import type { LoginEvent } from '@/machines/loginEvents';
import type { LoginEffectName, LoginHolding } from '@/machines/loginMeta';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The store's dispatch, as far as calls of the server need it. */
export type LoginDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What an effect is given. */
export interface LoginEffectRun {
  readonly context: LoginContext;
  readonly dispatch: LoginDispatch;
  /** Aborts when the state is left: nothing may be kept or put into the vault after that. */
  readonly signal: AbortSignal;
  /** Aborts when no state holds the thing any more, however the last one was left: the camera must be closed then. */
  readonly held: (holding: LoginHolding) => AbortSignal;
  /** Tells the machine something while the effect goes on. */
  readonly send: (event: LoginEvent) => void;
}

/** An effect answers with the event it came to, or with nothing when it only watches. */
export type LoginEffect = (run: LoginEffectRun) => Promise<LoginEvent | undefined>;

/** The part of a state's name before the dot. */
export type LoginRoom = 'form' | 'submitting' | 'camera' | 'provider' | 'authenticated';

/** A change from one room to another. */
export interface LoginCrossing {
  readonly from: LoginRoom;
  readonly cause: LoginEvent;
  readonly dispatch: LoginDispatch;
  /** What the machine remembers after it. */
  readonly context: LoginContext;
}

/** Everything the login does to the outside world. Injected, so that the machine's side is tested without a browser. */
export interface LoginEffects extends Readonly<Record<LoginEffectName, LoginEffect>> {
  /** On reaching `authenticated`, just before the vault lets go of the ticket: writes the session down. */
  readonly openSession: (crossing: LoginCrossing) => void;
  /** On falling back to the form, just before the vault lets go: whatever there is of a session must go. The form's own effect waits for it. */
  readonly closeSession: (crossing: LoginCrossing) => Promise<void> | undefined;
  /** No state holds this any more. */
  readonly release: (holding: LoginHolding) => void;
}
