import { ALL_SLICES } from '@/api/allSlices';
import type { CallGate } from '@/api/callGate';
import type { Middleware, StoreEnhancer } from '@reduxjs/toolkit';

import { maskRecordedActions } from './recordedActions';
import { createTimeTravel } from './timeTravel';

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
