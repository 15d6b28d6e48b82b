import { isAction, type UnknownAction } from '@reduxjs/toolkit';

import { addressRecorded, recordedAddressSlice } from '../recordedAddressSlice';

/** Old names of store slices, mapped to their current names. */
const SLICES: Readonly<Record<string, string>> = { place: recordedAddressSlice.name };

/** Old names of actions, mapped to their current names. */
const ACTIONS: Readonly<Record<string, string>> = { 'place/placeChanged': addressRecorded.type };

/** A recorded state under the names of this build. */
export const stateOfThisBuild = (state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state).map(([slice, value]) => [SLICES[slice] ?? slice, value]));

/** A recorded action under the name of this build. */
export const actionOfThisBuild = (action: unknown): unknown =>
  isAction(action) ? ({ ...action, type: ACTIONS[action.type] ?? action.type } satisfies UnknownAction) : action;
