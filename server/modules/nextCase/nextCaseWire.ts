import type * as z from 'zod/mini';
import type { taskNeighbours } from '@/contract/entities/cases/task';
import { serializeTimeOrNull } from '../../values/wire';
import type { NextCase, PassedCase } from './findNext';

type WireNext = z.output<typeof taskNeighbours>;

const serializeNeighbour = (row: NextCase['next']): WireNext['next'] =>
  row === null ? null : { id: String(row.id), loanId: row.loanNo };

/** Sorts by the time of return; cases that need a changed fact come last. */
const byReturn = ({ parked: one }: PassedCase, { parked: other }: PassedCase): number =>
  (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity) || 0;

/** Serializes the neighbors of a case. */
export function serializeNextCase({ next, why, whyUntil, passed, standsAt, place, ...found }: NextCase): WireNext {
  const [first] = passed.toSorted(byReturn);
  return {
    previous: serializeNeighbour(found.previous),
    next: serializeNeighbour(next),
    why,
    whyUntil: serializeTimeOrNull(whyUntil),
    goOnFrom: whyUntil === null || place === null ? null : { placeOf: String(standsAt), place },
    passed: first ? { count: passed.length, until: serializeTimeOrNull(first.parked.until) } : null,
    parked: next === null && first ? serializeNeighbour(first.of) : null,
    position: found.position,
    totalCount: found.totalCount,
    place,
  };
}
