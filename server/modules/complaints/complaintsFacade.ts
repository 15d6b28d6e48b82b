/** Public interface of this module for the rest of the server. */

export { complaintDueAt } from './complaintDeadline';
export { listPastFines } from './complaintStore';
