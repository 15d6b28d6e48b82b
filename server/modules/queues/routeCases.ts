import type { QueueMove } from '@/contract/entities/management/queue';
import type { Transaction } from '../../database/connect';
import { addQueueLines } from './queueLogStore';
import {
  countMoves,
  moveCases,
  getQueueNames,
  type RoutingReader,
  type Routing,
  type StoredMove,
} from './routingStore';
import { type RuledQueue, listRuledQueues } from './ruledQueueStore';

/** Move between queues with its number of cases. */
export interface QueueMoveCount extends QueueMove {
  readonly fromId: number | null;
  readonly toId: number;
}

/** Adds the names of the queues and sorts the largest first. */
export async function nameMoves(
  tx: RoutingReader,
  { institutionId }: Pick<Routing, 'institutionId'>,
  rows: readonly StoredMove[],
): Promise<QueueMoveCount[]> {
  const names = await getQueueNames(tx, institutionId);
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  return rows
    .map((move) => ({
      ...move,
      fromName: move.fromId === null ? null : nameOf(move.fromId),
      toName: nameOf(move.toId),
    }))
    .toSorted((one, other) => other.count - one.count || one.toId - other.toId);
}

/** Previews the moves of routing now; `queues` replaces the stored rules. */
export async function previewRouting(
  tx: RoutingReader,
  routing: Routing,
  queues?: readonly RuledQueue[],
): Promise<QueueMoveCount[]> {
  const rules = queues ?? (await listRuledQueues(tx, routing.institutionId));
  return nameMoves(tx, routing, await countMoves(tx, routing, rules));
}

/** Writes every move to the histories of both queues. */
export async function recordMoves(
  tx: Pick<Transaction, 'insert'>,
  routing: Pick<Routing, 'institutionId' | 'now' | 'by'>,
  moves: readonly QueueMoveCount[],
): Promise<void> {
  const line = { institutionId: routing.institutionId, actorName: routing.by?.name ?? null, createdAt: routing.now };
  const lines = moves.flatMap(({ fromId, toId, fromName, toName, count: cases }) => [
    { ...line, queueId: toId, event: 'casesIn' as const, cases, otherQueue: fromName },
    ...(fromId === null ? [] : [{ ...line, queueId: fromId, event: 'casesOut' as const, cases, otherQueue: toName }]),
  ]);
  if (lines.length > 0) await addQueueLines(tx, lines);
}

/** Maximum cases moved in one transaction, because saving one of them waits for all. More are moved in steps (queues/routingStep). */
export const CASES_PER_ROUND = 1000;

/** No limit per transaction: an import routes its own cases before they become visible. */
const NO_LIMIT = 2_147_483_647;

/**
 * Moves the open cases of automatic queues, and those without a queue, to the queues whose rules match (QU-01). The agent of a case
 * stays the same; a case without a matching rule stays in its queue.
 */
export async function routeCases(
  tx: RoutingReader & Pick<Transaction, 'insert'>,
  routing: Routing,
): Promise<QueueMoveCount[]> {
  const queues = await listRuledQueues(tx, routing.institutionId);
  if (queues.length === 0) return [];
  const { moves: stored } = await moveCases(tx, { ...routing, most: NO_LIMIT }, queues);
  const moves = await nameMoves(tx, routing, stored);
  await recordMoves(tx, routing, moves);
  return moves;
}
