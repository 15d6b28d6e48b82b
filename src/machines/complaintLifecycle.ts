import type { ComplaintState } from '@/contract/codes/complaintCodes';

/** Events of a complaint (CM-01), in the order of its life cycle. */
export const COMPLAINT_EVENTS = [
  'allocated',
  'taken',
  'noted',
  'askedBack',
  'rescheduled',
  'proposed',
  'rejected',
  'closed',
  'penalised',
  'penaltyWithdrawn',
  'transferred',
  'split',
] as const;

/** Event of a complaint (CM-01). */
export type ComplaintEvent = (typeof COMPLAINT_EVENTS)[number];

type Moves = Readonly<Partial<Record<ComplaintEvent, ComplaintState>>>;

/**
 * The only table of complaint transitions (CM-01): state, event, next state. Transitions outside the table are refused; docs/complaints.md
 * is generated from it.
 */
export const COMPLAINT_LIFECYCLE: Readonly<Record<ComplaintState, Moves>> = {
  pending: {
    allocated: 'pending',
    taken: 'processing',
    noted: 'pending',
    rescheduled: 'pending',
    transferred: 'pending',
    split: 'completed',
  },
  processing: {
    allocated: 'pending',
    noted: 'processing',
    askedBack: 'processing',
    rescheduled: 'processing',
    proposed: 'pendingClosure',
    penalised: 'processing',
    penaltyWithdrawn: 'processing',
    transferred: 'pending',
    split: 'completed',
  },
  pendingClosure: {
    noted: 'pendingClosure',
    rescheduled: 'pendingClosure',
    rejected: 'processing',
    closed: 'completed',
    penalised: 'pendingClosure',
    penaltyWithdrawn: 'pendingClosure',
  },
  completed: { penalised: 'completed', penaltyWithdrawn: 'completed' },
};

/** Returns the state after an event; undefined if the event is not possible (CM-01). */
export const getNextComplaintState = (state: ComplaintState, event: ComplaintEvent): ComplaintState | undefined =>
  COMPLAINT_LIFECYCLE[state][event];

/** States of open complaints. Each places a hold on the cases that it names. */
export const OPEN_COMPLAINT_STATES = [
  'pending',
  'processing',
  'pendingClosure',
] as const satisfies readonly ComplaintState[];
