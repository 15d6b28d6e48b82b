/** What the rest of the server may use of this topic. */

export { listCaseNames } from './caseNameStore';
export { moveCase, nextStatus } from './caseTransitions';
export { findBorrower, findLoan, lockLoan, type StoredLoan } from './loanStore';
export { promiseState } from './promiseStateStore';
export { assertNotHeld } from './assertNotHeld';
export { matchesFilters } from './taskFilterStore';
export { taskOrder } from './taskOrderStore';
export {
  assertSeesLoan,
  findTask,
  findTold,
  findVisible,
  lockTask,
  lockTasks,
  ROW_COLUMNS,
  type Task,
} from './taskStore';
export { taskRowMaker } from './taskWire';
export { publishCaseChanged } from './publishCaseChanged';
export { publishCasesChanged } from './publishCasesChanged';
