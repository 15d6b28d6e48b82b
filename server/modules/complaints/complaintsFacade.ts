/** Public interface of this module for the rest of the server. */

export { calculateComplaintDeadline } from './complaintDeadline';
export { listPastFines } from './complaintStore';
