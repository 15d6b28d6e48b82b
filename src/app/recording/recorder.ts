import { callFailed, sessionRefused } from '@/api/client/apiEvents';
import { maskTexts } from '@/api/client/recordedTexts';
import { type Action, isAction, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { loginEvent } from '../login/loginSlice';
import { endedElsewhere, sessionOpened } from '../session/sessionSlice';
import { ALL_SLICES } from '@/api/allSlices';
import type { CallGate } from '@/api/client/callGate';
import { createTimeTravel } from './timeTravel';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Masks the request and the response of a call's action. */
function maskedCall(action: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const meta = isFields(action['meta']) ? action['meta'] : {};
  const arg = isFields(meta['arg']) ? meta['arg'] : {};
  return {
    ...action,
    ...('payload' in action && { payload: maskTexts(action['payload']) }),
    meta: { ...meta, arg: { ...arg, originalArgs: maskTexts(arg['originalArgs']) } },
  };
}

const isCall = (type: string): boolean => /^api\/execute(Query|Mutation)\//u.test(type);

/** Masks only the server's texts in a sign-in event. Its other texts are codes and digests, which the trail needs. */
function maskedEvent(action: ReturnType<typeof loginEvent>): unknown {
  const { event } = action.payload;
  const texts = Object.entries(event).filter(([name]) => name === 'msg' || name === 'text');
  const pseudonyms = texts.map(([name, words]) => [name, maskTexts(words, name)]);
  return { ...action, payload: { ...action.payload, event: { ...event, ...Object.fromEntries(pseudonyms) } } };
}

const tellsOfUser = (action: unknown): boolean =>
  [sessionOpened, endedElsewhere, sessionRefused].some(({ match }) => match(action));

function masked(action: Action): unknown {
  if (isCall(action.type)) return maskedCall({ ...action });
  if (loginEvent.match(action)) return maskedEvent(action);
  if (callFailed.match(action)) {
    return { ...action, payload: { ...action.payload, failure: maskTexts(action.payload.failure) } };
  }
  return tellsOfUser(action) && 'payload' in action ? { ...action, payload: maskTexts(action.payload) } : action;
}

/** First middleware of a recorded store: no action, and so neither store nor recording, contains text about a person (TR-03). */
export const maskRecordedActions: Middleware = () => (next) => (action) =>
  next(isAction(action) ? masked(action) : action);

/** The parts of a store that Redux DevTools may record. */
export interface Recorder {
  readonly middleware: Middleware;
  readonly enhancer: StoreEnhancer;
  readonly gate: CallGate;
}

/** Creates the recorder of one store. */
export function createRecorder(): Recorder {
  // DevTools can only import calls whose endpoints are loaded.
  void ALL_SLICES;
  const { middleware: hold, enhancer, gate } = createTimeTravel();
  const middleware: Middleware = (store) => {
    const [holding, masking] = [hold(store), maskRecordedActions(store)];
    return (next) => holding(masking(next));
  };
  return { middleware, enhancer, gate };
}
