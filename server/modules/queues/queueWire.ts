import type { QueueLogRow, QueueRow, RulePreview, SortRun } from '@/contract/entities/management/queue';
import type { CallerContext } from '../../access/callContext';
import { sumToWire, serializeTime, serializeTimeOrNull } from '../../values/wire';
import { calculateAllowedExtensions } from '../money/moneyFacade';
import type { QueueWithCounts } from './queueListingStore';
import type { StoredQueueLine } from './queueLogStore';
import { serializeRule } from './queueRuleWire';
import type { QueueMoveCount } from './routeCases';
import type { StoredRun } from './routingRunStore';
import { getTotal } from './routingStore';
import type { RuledQueue } from './ruledQueueStore';

type WireContext = Pick<CallerContext, 'caller'>;

/** Serializes a queue with its counts. */
export function serializeQueue(row: QueueWithCounts, { caller }: WireContext): QueueRow {
  const digits = caller.currencyDigits;
  const used = Number(row.extended);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    type: row.type,
    enabled: row.enabled,
    priority: row.priority,
    rule: serializeRule(row.rule, digits),
    plannedCaseCount: row.planned,
    plannedForSeen: Number(row.planned_seen),
    userCount: Number(row.users),
    caseCount: Number(row.cases),
    unassignedCount: Number(row.unassigned),
    amount: sumToWire(row.amount, digits),
    unassignedAmount: sumToWire(row.unassigned_amount, digits),
    extensionPercent: row.percent,
    extensionsUsed: used,
    extensionsAllowed: calculateAllowedExtensions({ percent: row.percent, open: Number(row.open), used }),
    updatedTime: serializeTime(new Date(Number(row.updated))),
    currency: caller.currency,
  };
}

/** Serializes a history entry of a queue. */
export const serializeQueueLine = (row: StoredQueueLine): QueueLogRow => ({
  id: String(row.id),
  time: serializeTime(row.createdAt),
  event: row.event,
  actorName: row.actorName,
  cases: row.cases,
  otherQueue: row.otherQueue,
});

/** Serializes the moves of a routing with their sum. */
export const serializeMoves = (moves: readonly QueueMoveCount[]) => ({
  total: getTotal(moves),
  moves: moves.map(({ fromName, toName, count }) => ({ fromName, toName, count })),
});

/** Serializes the progress of a background routing run. */
export const serializeRun = ({ id, state, total, done, actorName, createdAt, finishedAt }: StoredRun): SortRun => ({
  id: String(id),
  state,
  total,
  done,
  actorName,
  createdTime: serializeTime(createdAt),
  finishedTime: serializeTimeOrNull(finishedAt),
});

/** Another queue with a rule that matches some of the same cases. */
export interface RuleOverlap {
  readonly other: RuledQueue;
  readonly cases: number;
  /** True if that queue takes the cases. */
  readonly isFirst: boolean;
}

/** Preview of a draft rule's effect. */
export interface FoundPreview {
  readonly fitting: { readonly cases: number; readonly amount: number };
  readonly moves: readonly QueueMoveCount[];
  readonly overlaps: readonly RuleOverlap[];
}

/** Serializes the preview of a draft rule; its queue has no name yet. */
export const serializePreview = ({ fitting, moves, overlaps }: FoundPreview, { caller }: WireContext): RulePreview => ({
  matching: fitting.cases,
  amount: sumToWire(fitting.amount, caller.currencyDigits),
  moving: moves.map(({ fromName, count }) => ({ fromName, toName: '', count })),
  overlaps: overlaps
    .filter(({ cases }) => cases > 0)
    .map(({ other: { id, name, priority }, cases, isFirst }) => ({
      id: String(id),
      name,
      priority,
      count: cases,
      isFirst,
    })),
});
