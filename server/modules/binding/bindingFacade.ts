/** What the rest of the server may use of this topic. */

export { startPlanSweeper } from './planSweeper';
export { startBindingWorker } from './bindingWorker';
export { handOverCases } from './handOverCases';
export { openCaseCounts } from './heldCaseStore';
