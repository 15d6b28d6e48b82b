import type { TrailRow } from '@/contract/entities/users/trail';

/** A row of the trail with the time at which it happened, by the server's clock. */
export interface TrailStep {
  readonly row: TrailRow;
  /** ISO 8601, UTC. */
  readonly when: string;
  /** Steps of the app are numbered as they follow each other on the chart; rows of the server have none. */
  readonly number: number | null;
}

/** A sign-in's rows in the order in which things happened. */
export interface TrailTimeline {
  readonly steps: readonly TrailStep[];
  /** Deviation of the device's clock, in seconds; 0 if it is reliable. */
  readonly clockOff: number;
}

/**
 * Tolerated deviation of the clock, in milliseconds. Reports of the app arrive shortly after the event, so a smaller difference is no wrong
 * clock.
 */
const CLOCK_TOLERANCE_MS = 60_000;

const time = (text: string): number => new Date(text).getTime();

/** Returns the smallest delay between the device's time and the server's receipt, in milliseconds; 0 if it is within the tolerance. */
function clockOffset(rows: readonly TrailRow[]): number {
  const delays = rows.flatMap(({ at, saidAt }) => (saidAt === null ? [] : [time(at) - time(saidAt)]));
  const least = delays.length === 0 ? 0 : Math.min(...delays);
  return least < 0 || least > CLOCK_TOLERANCE_MS ? least : 0;
}

const getWhen = ({ at, saidAt }: TrailRow, offset: number): number =>
  saidAt === null ? time(at) : time(saidAt) + offset;

/** Puts the server's rows between those of the app, by the time at which they happened. */
export function buildTrailSteps(rows: readonly TrailRow[]): TrailTimeline {
  const offset = clockOffset(rows);
  const ordered = rows
    .map((row) => ({ row, moment: getWhen(row, offset) }))
    .toSorted((one, other) => one.moment - other.moment || one.row.seq - other.row.seq);
  let number = 0;
  const steps = ordered.map(({ row, moment }) => ({
    row,
    when: new Date(moment).toISOString(),
    number: row.source === 'browser' && row.outcome === 'taken' ? (number += 1) : null,
  }));
  return { steps, clockOff: Math.round(Math.abs(offset) / 1000) };
}
