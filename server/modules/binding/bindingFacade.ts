/** What the rest of the server may use of this topic. */

export { startPlanSweeper } from './planSweeper';
export { startBindingWorker } from './bindingWorker';
export { handOverCases } from './handOverCases';
export { needsSecondForMove } from './needsSecondForMove';
export { findBinders } from './binderStore';
export { openCaseCounts } from './heldCaseStore';
