import { hasPermission } from '@/contract/permissions';
import type { ResultName } from '@/contract/resultCodes';
import { COMPLAINT_EVENTS, type ComplaintEvent, getNextComplaintState } from '@/machines/complaintLifecycle';
import type { Caller } from '../../kernel/caller';
import type { StoredComplaint } from './complaintStore';

/** Facts about a complaint on which its permissions depend. */
export interface ComplaintForDecision {
  readonly row: StoredComplaint;
  /** Number of matters in the complaint; a complaint with one cannot be split. */
  readonly matters: number;
  readonly isPenalised: boolean;
}

type Right = (row: StoredComplaint, caller: Caller) => boolean;

const isHandler: Right = ({ handlerId }, caller) =>
  handlerId === caller.userId && hasPermission(caller, 'complaints.handle');
const isManager: Right = (_, caller) => hasPermission(caller, 'complaints.manage');
const isEither: Right = (row, caller) => isHandler(row, caller) || isManager(row, caller);
/** Unassigned complaints may be taken by managers; those of operations by administrators, who act for operations (CM-01). */
const mayTake: Right = (row, caller) => {
  if (row.handlerId !== null) return isHandler(row, caller);
  return isManager(row, caller) && (row.team === null || caller.role === 'admin');
};

const RIGHTS: Readonly<Record<ComplaintEvent, Right>> = {
  allocated: isManager,
  taken: mayTake,
  noted: isEither,
  askedBack: isHandler,
  rescheduled: isManager,
  proposed: isHandler,
  rejected: isManager,
  closed: isManager,
  penalised: isManager,
  penaltyWithdrawn: isManager,
  transferred: isEither,
  split: isEither,
};

type Obstacle = (judged: ComplaintForDecision, caller: Caller) => ResultName | null;

const ownProposal: Obstacle = ({ row }, caller) => (row.proposedById === caller.userId ? 'complaintOwnProposal' : null);
const alreadyPenalised: Obstacle = ({ isPenalised }) => (isPenalised ? 'complaintPenalised' : null);
const notPenalised: Obstacle = ({ isPenalised }) => (isPenalised ? null : 'complaintState');
const nothingToSplit: Obstacle = ({ matters }) => (matters > 1 ? null : 'complaintState');

const OBSTACLES: Readonly<Partial<Record<ComplaintEvent, Obstacle>>> = {
  closed: ownProposal,
  penalised: alreadyPenalised,
  penaltyWithdrawn: notPenalised,
  split: nothingToSplit,
};

const isAboutCaller = ({ accusedId }: StoredComplaint, caller: Caller): boolean => accusedId === caller.userId;

/**
 * Returns the reason why a caller may not trigger an event on a complaint now; null if it is permitted (CM-01). The user whom
 * the complaint is about may only add a note.
 */
export function getComplaintRefusal(
  judged: ComplaintForDecision,
  event: ComplaintEvent,
  caller: Caller,
): ResultName | null {
  const { row } = judged;
  if (getNextComplaintState(row.state, event) === undefined) return 'complaintState';
  if (!RIGHTS[event](row, caller)) return 'notAllowed';
  if (event !== 'noted' && isAboutCaller(row, caller)) return 'complaintAboutThem';
  return OBSTACLES[event]?.(judged, caller) ?? null;
}

/** Returns the actions that a caller can take on a complaint now. */
export const listComplaintActions = (judged: ComplaintForDecision, caller: Caller): ComplaintEvent[] =>
  COMPLAINT_EVENTS.filter((event) => getComplaintRefusal(judged, event, caller) === null);
