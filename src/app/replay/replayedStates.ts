import { ALL_SLICES } from '@/api/allSlices';

import { type AppState, rootReducer } from '../rootReducer';
import type { Recording } from './readRecording';

/** The state before the first action and after each: computed by the app's own reducers, and nothing else happens. */
export function replayedStates({ start, actions }: Recording): readonly AppState[] {
  // The cache's reducer looks its endpoints up: they must all be there before the first action.
  void ALL_SLICES;
  const states = [start];
  for (const action of actions) states.push(rootReducer(states.at(-1), action));
  return states;
}
