import type { QueueMove } from '@/contract/entities/queue';
import type { Transaction } from '../../database/connect';
import { addQueueLines } from './queueLogStore';
import { countMoves, moveCases, queueNames, type Reader, type Routing, type StoredMove } from './routingStore';
import { type RuledQueue, ruledQueues } from './ruledQueueStore';

/** Moves between queues, with their numbers beside their names. */
export interface CountedMove extends QueueMove {
  readonly fromId: number | null;
  readonly toId: number;
}

/** The same with the names of the queues, the largest first. */
export async function named(
  tx: Reader,
  { institutionId }: Pick<Routing, 'institutionId'>,
  rows: readonly StoredMove[],
): Promise<CountedMove[]> {
  const names = await queueNames(tx, institutionId);
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  return rows
    .map((move) => ({
      ...move,
      fromName: move.fromId === null ? null : nameOf(move.fromId),
      toName: nameOf(move.toId),
    }))
    .toSorted((one, other) => other.count - one.count || one.toId - other.toId);
}

/** What routing by the rules would move now; with other rules than the stored ones where `queues` are given. */
export async function previewRouting(
  tx: Reader,
  routing: Routing,
  queues?: readonly RuledQueue[],
): Promise<CountedMove[]> {
  const rules = queues ?? (await ruledQueues(tx, routing.institutionId));
  return named(tx, routing, await countMoves(tx, routing, rules));
}

/** Both ends of every move stand in the histories of their queues. */
export async function noteMoves(
  tx: Pick<Transaction, 'insert'>,
  routing: Pick<Routing, 'institutionId' | 'now' | 'by'>,
  moves: readonly CountedMove[],
): Promise<void> {
  const line = { institutionId: routing.institutionId, actorName: routing.by?.name ?? null, createdAt: routing.now };
  const lines = moves.flatMap(({ fromId, toId, fromName, toName, count: cases }) => [
    { ...line, queueId: toId, event: 'casesIn' as const, cases, otherQueue: fromName },
    ...(fromId === null ? [] : [{ ...line, queueId: fromId, event: 'casesOut' as const, cases, otherQueue: toName }]),
  ]);
  if (lines.length > 0) await addQueueLines(tx, lines);
}

/** Cases that are moved in one transaction: who saves on one of them waits for all of them. More are moved in steps (queues/routingStep). */
export const MOVED_AT_ONCE = 1000;

/** All that a transaction is asked for: an import moves its own cases before anybody else sees them. */
const NO_LIMIT = 2_147_483_647;

/** Moves the open cases of automatic queues, and those in none, to the queues whose rules they fit (QU-01). Whoever holds a case keeps it; one that fits no rule stays. */
export async function routeCases(tx: Reader & Pick<Transaction, 'insert'>, routing: Routing): Promise<CountedMove[]> {
  const queues = await ruledQueues(tx, routing.institutionId);
  if (queues.length === 0) return [];
  const { moves: stored } = await moveCases(tx, { ...routing, most: NO_LIMIT }, queues);
  const moves = await named(tx, routing, stored);
  await noteMoves(tx, routing, moves);
  return moves;
}
