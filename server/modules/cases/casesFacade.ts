/** Public interface of this module for the rest of the server. */

export { listCaseNames } from './caseNameStore';
export { caseAfter, moveCase, nextStatus } from './caseTransitions';
export { reassignments, type CaseReassignment, storeCaseResults, lockCasesOfLoans } from './manyCaseStore';
export { findBorrower, findLoan, lockLoan, type StoredLoan } from './loanStore';
export { promiseState } from './promiseStateStore';
export { attemptCase } from './caseTransitions';
export { assertNotHeld, isOnHold } from './hold/assertNotHeld';
export { findCasesOnHold } from './hold/holderStore';
export { type HoldPeriod, listHoldPeriods } from './hold/heldTimeStore';
export { startHoldSweeper } from './hold/holdSweeper';
export { prefilterByBorrower } from './prefilterStore';
export { byBorrowerNo, byName, byPhone, matchesFilters } from './taskFilterStore';
export { numbersOnPage } from './taskListingStore';
export {
  findNeighbours,
  type Neighbour,
  type Neighbours,
  type NeighboursQuery,
  workableAmong,
} from './taskNeighbourStore';
export { taskOrder } from './taskOrderStore';
export {
  assertSeesLoan,
  findTask,
  findNotificationColumns,
  findVisible,
  lockTask,
  lockTasks,
  lockToContact,
  type NewCaseEvent,
  ROW_COLUMNS,
  type Task,
} from './taskStore';
export { withdrawCodes } from './hold/holdStore';
export { createTaskRowSerializer } from './taskWire';
export { publishCaseChanged } from './publishCaseChanged';
export { publishCasesChanged } from './publishCaseChanged';
