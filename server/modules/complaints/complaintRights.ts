import { hasPermission } from '@/contract/permissions';
import type { ResultName } from '@/contract/resultCodes';
import { COMPLAINT_EVENTS, type ComplaintEvent, complaintStateAfter } from '@/machines/complaintLifecycle';
import type { Caller } from '../../kernel/caller';
import type { StoredComplaint } from './complaintStore';

/** What is known of a complaint when somebody wants to do something with it. */
export interface ComplaintForDecision {
  readonly row: StoredComplaint;
  /** How many matters it names: one cannot be split. */
  readonly matters: number;
  readonly isPenalised: boolean;
}

type Right = (row: StoredComplaint, caller: Caller) => boolean;

const isHandler: Right = ({ handlerId }, caller) =>
  handlerId === caller.userId && hasPermission(caller, 'complaints.handle');
const isManager: Right = (_, caller) => hasPermission(caller, 'complaints.manage');
const isEither: Right = (row, caller) => isHandler(row, caller) || isManager(row, caller);
/** What nobody has yet managers may take; what operations have, administrators, who act for them (CM-01). */
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

/** Why a caller may not cause an event on a complaint now; null where it may (CM-01). The person complained about may note something, and nothing else. */
export function complaintRefusal(
  judged: ComplaintForDecision,
  event: ComplaintEvent,
  caller: Caller,
): ResultName | null {
  const { row } = judged;
  if (complaintStateAfter(row.state, event) === undefined) return 'complaintState';
  if (!RIGHTS[event](row, caller)) return 'notAllowed';
  if (event !== 'noted' && isAboutCaller(row, caller)) return 'complaintAboutThem';
  return OBSTACLES[event]?.(judged, caller) ?? null;
}

/** All that a caller can do with a complaint now: what the screen offers. */
export const complaintActions = (judged: ComplaintForDecision, caller: Caller): ComplaintEvent[] =>
  COMPLAINT_EVENTS.filter((event) => complaintRefusal(judged, event, caller) === null);
