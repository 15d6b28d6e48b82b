/** Public interface of this module for the rest of the server. */

export { listCaseNames } from './caseNameStore';
export { applyCaseStep, moveCase, getNextStatus } from './caseTransitions';
export { listReassignments, type CaseReassignment, storeCaseResults, lockCasesOfLoans } from './manyCaseStore';
export { findBorrower, findLoan, lockLoan, type StoredLoan } from './loanStore';
export { selectPromiseStateAt } from './promiseStateStore';
export { attemptCase } from './caseTransitions';
export { assertNotHeld, isOnHold } from './hold/assertNotHeld';
export { findCasesOnHold } from './hold/holderStore';
export { type HoldPeriod, listHoldPeriods } from './hold/heldTimeStore';
export { startHoldSweeper } from './hold/holdSweeper';
export { prefilterByBorrower } from './prefilterStore';
export { matchesBorrowerNo, matchesName, matchesPhone, matchesFilters } from './taskFilterStore';
export { selectPageIds } from './taskListingStore';
export {
  findNeighbours,
  type NeighbourCase,
  type Neighbours,
  type NeighboursQuery,
  filterWorkable,
} from './taskNeighbourStore';
export { buildTaskOrder } from './taskOrderStore';
export {
  assertLoanVisible,
  findTask,
  findNotificationColumns,
  findVisibleTask,
  lockBorrowerContacts,
  lockTask,
  lockTasks,
  lockToContact,
  type NewCaseEvent,
  ROW_COLUMNS,
  type Task,
} from './taskStore';
export { setFollowUpDue } from './followUpStore';
export { addUnreadReply, lockCasesForReply, markRepliesRead } from './unreadReplyStore';
export { withdrawCodes } from './hold/holdStore';
export { createTaskRowSerializer } from './taskWire';
export { publishCaseChanged } from './publishCaseChanged';
export { publishCasesChanged } from './publishCaseChanged';
