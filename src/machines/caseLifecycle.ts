import type { CaseStatus } from '@/contract/codes/caseStatus';

/** What can happen to a case (CD-11), in the order of a case's life. */
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

/** One thing that happens to a case (CD-11). */
export type CaseEvent = (typeof CASE_EVENTS)[number];

type Moves = Readonly<Partial<Record<CaseEvent, CaseStatus>>>;

/** However far an open case has come, these end it. */
const ENDINGS = { paidInFull: 'C31', extended: 'C32', closed: 'C30', withdrawn: 'C40' } as const satisfies Moves;
/** What has ended without all of its money comes back to work when the lender says so, or when the day of an extension has passed. */
const REOPENING = { reopened: 'C10' } as const satisfies Moves;
/** Money that came in can be given back. */
const SETTLED = { refunded: 'C50' } as const satisfies Moves;

/** The one table of case transitions (CD-11): status, event, next status. What is not in it is refused; docs/cases.md is drawn from it. */
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

/** The status that an event leads to; undefined where it cannot happen (CD-11). */
export const statusAfter = (status: CaseStatus, event: CaseEvent): CaseStatus | undefined =>
  CASE_LIFECYCLE[status][event];
