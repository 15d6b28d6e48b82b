import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import { addressRecorded, recordedAddressSlice } from '../recording/recordedAddressSlice';
import type { AppState } from '../rootReducer';
import { INITIAL_STATE, isAppState } from './isAppState';

/** Old names of store slices, mapped to their current names. */
const SLICES: Readonly<Record<string, string>> = { place: recordedAddressSlice.name };

/** Old names of actions, mapped to their current names. */
const ACTIONS: Readonly<Record<string, string>> = { 'place/placeChanged': addressRecorded.type };

/** A recorded state under the names of this build. */
export const renameRecordedState = (state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state).map(([slice, value]) => [SLICES[slice] ?? slice, value]));

/** A recorded action under the name of this build. */
export const renameRecordedAction = (action: unknown): unknown =>
  isAction(action) ? ({ ...action, type: ACTIONS[action.type] ?? action.type } satisfies UnknownAction) : action;

/** The largest recording that is read, in bytes. */
const RECORDING_MAX_BYTES = 64 * 1024 * 1024;

/** A recording of Redux DevTools: every action, and the initial state unless it was the app's own. */
export interface Recording {
  readonly start: AppState;
  readonly actions: readonly UnknownAction[];
  /** Steps skipped in DevTools; 1 is the first action. */
  readonly skipped: ReadonlySet<number>;
}

/** Reason why a file is not a recording of this app. */
export type RecordingFault = 'tooLarge' | 'notJson' | 'notRecording' | 'otherApp';

type ReadResult =
  | { readonly recording: Recording; readonly fault?: never }
  | { readonly fault: RecordingFault; readonly recording?: never };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON texts that DevTools nests in its JSON. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Returns the actions of DevTools' 'lifted' export, in the order of their numbers. */
function liftedActions({ actionsById, stagedActionIds }: Readonly<Record<string, unknown>>): readonly unknown[] | null {
  if (!isFields(actionsById) || !Array.isArray(stagedActionIds)) return null;
  return stagedActionIds.slice(1).map((number) => {
    const lifted = actionsById[String(number)];
    return isFields(lifted) ? lifted['action'] : undefined;
  });
}

const getPayload = (file: unknown): unknown => (isFields(file) && 'payload' in file ? unpacked(file['payload']) : file);

/** The steps that DevTools left out when it computed the states. */
function skippedSteps(file: unknown): ReadonlySet<number> {
  const payload = getPayload(file);
  if (!isFields(payload)) return new Set();
  const { stagedActionIds: staged, skippedActionIds: skipped } = payload;
  if (!Array.isArray(staged) || !Array.isArray(skipped)) return new Set();
  return new Set(staged.flatMap((id: unknown, step) => (skipped.includes(id) ? [step] : [])));
}

function getActions(file: unknown): readonly unknown[] | null {
  const payload = getPayload(file);
  if (Array.isArray(payload)) return payload;
  return isFields(payload) ? liftedActions(payload) : null;
}

const getStart = (file: unknown): unknown =>
  isFields(file) ? unpacked(file['preloadedState'] ?? file['committedState']) : undefined;

/** Names that reach the prototype of an object. RTK Query looks up cache keys, requests and endpoints in plain objects. */
const UNSAFE_NAMES: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** Searches keys and texts. Texts about people are pseudonyms in a recording, so a real one contains none of these names. */
function hasUnsafeName(file: unknown): boolean {
  const values = [file];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (UNSAFE_NAMES.has(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (UNSAFE_NAMES.has(key)) return true;
      if (inner !== undefined) values.push(inner);
    }
  }
  return false;
}

/** Returns the initial state of a recording; undefined if it belongs to another app. */
function startState(value: unknown): AppState | undefined {
  const start = isFields(value) ? renameRecordedState(value) : INITIAL_STATE;
  return isAppState(start) ? start : undefined;
}

/** Reads what Redux DevTools exported (TR-03). */
export function readRecording(text: string): ReadResult {
  if (text.length > RECORDING_MAX_BYTES) return { fault: 'tooLarge' };
  const file = unpacked(text.replace(/^\uFEFF/u, ''));
  if (file === undefined) return { fault: 'notJson' };
  const actions = getActions(file)?.map(renameRecordedAction);
  const recordedStart = getStart(file);
  if (!actions?.every((action) => isAction(action))) return { fault: 'notRecording' };
  if (hasUnsafeName([actions, recordedStart])) return { fault: 'notRecording' };
  const start = startState(recordedStart);
  return start ? { recording: { start, actions, skipped: skippedSteps(file) } } : { fault: 'otherApp' };
}
