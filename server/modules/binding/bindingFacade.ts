/** What the rest of the server may use of this topic. */

export { startPlanSweeper } from './planSweeper';
export { startBindingWorker } from './bindingWorker';
export { handOverCases } from './handOverCases';
export { findBinders } from './binderStore';
export { openCaseCounts } from './heldCaseStore';
