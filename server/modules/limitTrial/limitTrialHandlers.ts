import { DAY_MS } from '@/contract/duration';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { LimitedKind } from '@/contract/codes/approvalCodes';
import {
  type ApprovalLimits,
  type ApprovalLimitTrial,
  type ApprovalLimitTrialQuery,
  NO_LIMITS,
} from '@/contract/entities/management/approval';
import { TRIAL_DAYS } from '@/contract/ourLimits';
import type { CallerContext, Handlers } from '../../access/callContext';
import { type ApprovableAction, PAST_ACTIONS_MAX, type PastAction } from '../../kernel/approvableAction';
import { listUndoneActs, reachesLimit } from '../approvals/approvalsFacade';
import { listPastMoves } from '../binding/bindingFacade';
import { listPastFines } from '../complaints/complaintsFacade';
import { listPastDeductions, listPastExtensions } from '../money/moneyFacade';

interface TriedKind {
  readonly kind: LimitedKind;
  /** Lists the acts that were carried out. */
  readonly list: (since: Date, context: CallerContext) => Promise<PastAction[]>;
}

/** Kinds with an amount or a number as limit, in the order of the page. */
const KINDS: readonly TriedKind[] = [
  { kind: 'deduction', list: listPastDeductions },
  { kind: 'extension', list: listPastExtensions },
  { kind: 'fine', list: listPastFines },
  { kind: 'batchMove', list: listPastMoves },
];

interface KindTrial {
  readonly limits: ApprovalLimits;
  readonly undone: readonly ApprovableAction[];
  readonly since: Date;
}

async function tryKind(
  { kind, list }: TriedKind,
  { limits, undone, since }: KindTrial,
  context: CallerContext,
): Promise<ApprovalLimitTrial[number]> {
  const done = await list(since, context);
  const acts = [...done.map((act) => ({ ...act, kind })), ...undone.filter((act) => act.kind === kind)];
  const waiting = acts.filter((act) => reachesLimit(act, limits, context.caller.currencyDigits)).length;
  return { kind, acts: acts.length, waiting, more: done.length >= PAST_ACTIONS_MAX };
}

const toLimits = ({ deduction, extension, batchMove, fine }: ApprovalLimitTrialQuery): ApprovalLimits => ({
  ...NO_LIMITS,
  deduction: deduction ?? null,
  extension: extension ?? null,
  batchMove: batchMove ?? null,
  fine: fine ?? null,
});

/** Judges the acts of the last 30 days by other limits: those carried out, and those that were requested but not approved (MI-09). */
async function tryLimits(query: ApprovalLimitTrialQuery, context: CallerContext): Promise<ApprovalLimitTrial> {
  const since = new Date(context.now.getTime() - TRIAL_DAYS * DAY_MS);
  const undone = await listUndoneActs(since, context);
  const limits = toLimits(query);
  const kinds: ApprovalLimitTrial = [];
  for (const kind of KINDS) kinds.push(await tryKind(kind, { limits, undone, since }, context));
  return kinds;
}

/** Handler of the trial of limits for dual control (MI-09). */
export const limitTrialHandlers = {
  secondPersonTrial: tryLimits,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
