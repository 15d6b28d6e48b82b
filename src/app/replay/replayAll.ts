import { api } from '@/api/client/api';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { Recording } from './readRecording';
import type { Call } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { getCall, isKnownAction } from './knownActions';
import { type AppState, rootReducer } from '../rootReducer';
import { isAppState } from './isAppState';

const isRegistration = api.internalActions.middlewareRegistered.match;

/** RTK Query generates a random name at each load of the page; this is the current one. */
function nameHere(): string | undefined {
  let name: string | undefined;
  const hear: Middleware = () => (next) => (action) => {
    if (isRegistration(action)) name = action.payload;
    return next(action);
  };
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (defaults) => defaults().concat(api.middleware, hear),
  }).dispatch({ type: 'replay/begun' });
  return name;
}

/** Replaces the recorded page's name in the actions by this page's. Otherwise the cache would assume a second instance of itself. */
export function replaceRegistration(actions: Recording['actions']): readonly UnknownAction[] {
  const recorded = actions.find((action) => isRegistration(action))?.payload;
  const here = nameHere();
  return actions.map((action) =>
    isRegistration(action) && action.payload === recorded ? { ...action, payload: here } : action,
  );
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

// The lookup of the public address returns a different format than its declared response.
const { publicIpCalls: _, ...FILES } = ALL_CALLS;

/** Rows by the name of their endpoint. */
const ROWS: ReadonlyMap<unknown, Call> = new Map(
  Object.entries(FILES).flatMap(([file, calls]) =>
    Object.entries<Call>(calls).map(([name, row]) => [file.replace(/Calls$/u, '') + capitalize(name), row] as const),
  ),
);

/** Returns true if a value can be a response. Texts are not checked against patterns, because a recording holds pseudonyms. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Returns true if a sanitizer of DevTools replaced the response to a query. */
export function isSanitizedResponse(action: UnknownAction): boolean {
  if (action.type !== 'api/executeQuery/fulfilled' || isFilled(action['payload'])) return false;
  const row = ROWS.get(getCall(action).endpointName);
  return row !== undefined && !row.answer.safeParse(action['payload']).success;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const getRequest = ({ meta }: UnknownAction): unknown =>
  isFields(meta) && meta['condition'] !== true ? meta['requestId'] : undefined;

const CALL = /^api\/execute(?:Query|Mutation)\/(?<step>pending|fulfilled|rejected)$/u;

/**
 * Detects, action by action, responses without a request in the recording, which DevTools omits if configured so. Requests sent before the
 * recording are found in its initial state.
 */
export function createUnsolicitedActions(start: unknown): (action: UnknownAction) => boolean {
  const before = JSON.stringify(start);
  const ids = new Set<unknown>();
  return (action) => {
    const step = CALL.exec(action.type)?.groups?.['step'];
    const request = getRequest(action);
    if (step === undefined || request === undefined) return false;
    if (step === 'pending') ids.add(request);
    return !ids.has(request) && !before.includes(JSON.stringify(request));
  };
}

/**
 * Reason why an action was not played. This build has no such action or call, its payload is missing or changed, its request is missing, or
 * DevTools skipped it.
 */
export type SkippedAction = 'unknown' | 'unfit' | 'unasked' | 'skipped';

/** Result of replaying a recording. */
export interface ReplayedAction {
  /** The state before the first action and after each. */
  readonly states: readonly AppState[];
  /** Actions that could not be played, by step number; 1 is the first action. */
  readonly unplayed: ReadonlyMap<number, SkippedAction>;
}

/** Returns the state after an action, or undefined if reducers or screens cannot process it. */
function after(state: AppState, action: UnknownAction): AppState | undefined {
  if (isSanitizedResponse(action)) return undefined;
  try {
    const next = rootReducer(state, action);
    return isAppState(next) ? next : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Computes the states with the app's own reducers, without side effects. Actions that cannot be played are skipped and reported. Yields
 * after each action, so that a long recording can be played in slices.
 */
export function* playRecording({ start, actions, skipped }: Recording): Generator<undefined, ReplayedAction> {
  const states = [start];
  const unplayed = new Map<number, SkippedAction>();
  const isUnasked = createUnsolicitedActions(start);
  let state = start;
  for (const [at, action] of replaceRegistration(actions).entries()) {
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
export function replayAll(recording: Recording): ReplayedAction {
  const playing = playRecording(recording);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}
