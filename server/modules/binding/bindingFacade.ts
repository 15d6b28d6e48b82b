/** Public interface of this module for the rest of the server. */

export { startPlanSweeper } from './planSweeper';
export { startBindingWorker } from './bindingWorker';
export { transferCases } from './bindAtOnce';
export { requireApprovalForMove } from './requireApprovalForMove';
export { findBinders } from './binderStore';
export { listPastMoves, openCaseCounts } from './bindingCaseStore';
