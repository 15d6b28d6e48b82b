import type { UnknownAction } from '@reduxjs/toolkit';

import { type AppState, rootReducer } from '../rootReducer';
import { fitsTheStore } from './fitsTheStore';
import { isKnownAction } from './knownActions';
import type { Recording } from './readRecording';
import { registeredHere } from './registeredHere';
import { isReplacedAnswer } from './replacedAnswer';
import { createUnasked } from './unasked';

/**
 * Reason why an action was not played. This build has no such action or call, its payload is missing or changed, its request is missing, or
 * DevTools skipped it.
 */
export type Unplayed = 'unknown' | 'unfit' | 'unasked' | 'skipped';

/** Result of replaying a recording. */
export interface Replayed {
  /** The state before the first action and after each. */
  readonly states: readonly AppState[];
  /** Actions that could not be played, by step number; 1 is the first action. */
  readonly unplayed: ReadonlyMap<number, Unplayed>;
}

/** Returns the state after an action, or undefined if reducers or screens cannot process it. */
function after(state: AppState, action: UnknownAction): AppState | undefined {
  if (isReplacedAnswer(action)) return undefined;
  try {
    const next = rootReducer(state, action);
    return fitsTheStore(next) ? next : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Computes the states with the app's own reducers, without side effects. Actions that cannot be played are skipped and reported. Yields
 * after each action, so that a long recording can be played in slices.
 */
export function* playRecording({ start, actions, skipped }: Recording): Generator<undefined, Replayed> {
  const states = [start];
  const unplayed = new Map<number, Unplayed>();
  const isUnasked = createUnasked(start);
  let state = start;
  for (const [at, action] of registeredHere(actions).entries()) {
    if (skipped.has(at + 1)) {
      unplayed.set(at + 1, 'skipped');
      states.push(state);
      yield;
      continue;
    }
    const isKnown = isKnownAction(action);
    const next = isKnown ? after(state, action) : undefined;
    if (!next) unplayed.set(at + 1, isKnown ? 'unfit' : 'unknown');
    else if (isUnasked(action)) unplayed.set(at + 1, 'unasked');
    state = next ?? state;
    states.push(state);
    yield;
  }
  return { states, unplayed };
}

/** Plays a recording without pauses. */
export function replayedStates(recording: Recording): Replayed {
  const playing = playRecording(recording);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}
