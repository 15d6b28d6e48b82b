import type { CaseStatus } from '@/contract/codes/caseCodes';

/** Events of a case (CD-11), in the order of its life cycle. */
export const CASE_EVENTS = [
  'assigned',
  'unassigned',
  'queued',
  'opened',
  'attempted',
  'logged',
  'promised',
  'promiseBroken',
  'paidInPart',
  'paidInFull',
  'extended',
  'closed',
  'withdrawn',
  'refunded',
  'reversed',
  'reopened',
] as const;

/** Event of a case (CD-11). */
export type CaseEvent = (typeof CASE_EVENTS)[number];

type Moves = Readonly<Partial<Record<CaseEvent, CaseStatus>>>;

/** Events that end an open case in any status. */
const ENDINGS = { paidInFull: 'C31', extended: 'C32', closed: 'C30', withdrawn: 'C40' } as const satisfies Moves;
/** Cases closed with an unpaid amount reopen on a lender event, or after the day of an extension. */
const REOPENING = { reopened: 'C10' } as const satisfies Moves;
/** Received money can be refunded. */
const SETTLED = { refunded: 'C50' } as const satisfies Moves;

/**
 * The only table of case transitions (CD-11): status, event, next status. Transitions outside the table are refused; docs/cases.md is
 * generated from it.
 */
export const CASE_LIFECYCLE: Readonly<Record<CaseStatus, Moves>> = {
  C00: {
    assigned: 'C00',
    unassigned: 'C00',
    queued: 'C00',
    opened: 'C00',
    attempted: 'C01',
    logged: 'C10',
    promised: 'C20',
    promiseBroken: 'C10',
    paidInPart: 'C00',
    reversed: 'C00',
    ...ENDINGS,
  },
  C01: {
    assigned: 'C01',
    unassigned: 'C01',
    queued: 'C01',
    opened: 'C01',
    attempted: 'C01',
    logged: 'C10',
    promised: 'C20',
    promiseBroken: 'C10',
    paidInPart: 'C01',
    reversed: 'C01',
    ...ENDINGS,
  },
  C10: {
    assigned: 'C10',
    unassigned: 'C10',
    queued: 'C10',
    opened: 'C10',
    attempted: 'C10',
    logged: 'C10',
    promised: 'C20',
    promiseBroken: 'C10',
    paidInPart: 'C10',
    reversed: 'C10',
    ...ENDINGS,
  },
  C20: {
    assigned: 'C20',
    unassigned: 'C20',
    queued: 'C20',
    opened: 'C20',
    attempted: 'C20',
    logged: 'C20',
    promised: 'C20',
    promiseBroken: 'C10',
    paidInPart: 'C20',
    reversed: 'C20',
    ...ENDINGS,
  },
  C30: { ...SETTLED, ...REOPENING },
  C31: { ...SETTLED, reversed: 'C10' },
  C32: { ...SETTLED, ...REOPENING },
  C40: REOPENING,
  C50: REOPENING,
};

/** Returns the status after an event; undefined if the event is not possible (CD-11). */
export const getStatusAfter = (status: CaseStatus, event: CaseEvent): CaseStatus | undefined =>
  CASE_LIFECYCLE[status][event];
