/** Public interface of this module for the rest of the server. */

export { startPlanSweeper } from './planSweeper';
export { startBindingWorker } from './bindingWorker';
export { transferCases } from './bindAtOnce';
export { needsSecondForMove } from './needsSecondForMove';
export { findBinders } from './binderStore';
export { openCaseCounts } from './bindingCaseStore';
