import { CONNECTED, TELEPHONE_STATUSES, type LineState } from '@/contract/codes/contactCodes';
import type { SimulatedOutcome } from '../../settings/toDiallerSettings';

/** Outcomes per hundred calls of a collection desk. */
const SHARES: Readonly<Record<SimulatedOutcome, number>> = { NOA: 48, NULL: 14, DA: 10, BLK: 3, CNCT: 25 };

/** Step of a simulated call: the line's state after a delay. */
export interface CallProgress {
  readonly afterMs: number;
  readonly state: Exclude<LineState, 'dialling'>;
  /** Outcome, set from the step on at which it is known. */
  readonly callStatus?: SimulatedOutcome;
}

/** A number from 0 to below 1. */
export type Random = () => number;

const DIALLED_MS = 300;
const RING_MS = { CNCT: [2000, 4000], DA: [2000, 4000], NOA: [5000, 8000] } as const;
const TALK_MS = [20_000, 90_000] as const;
const REFUSED_BY_NETWORK_MS = 1000;

const between = ([least, most]: readonly [number, number], random: Random): number => least + random() * (most - least);

/** Chooses the outcome of a call by the known proportions. */
export function drawOutcome(random: Random): SimulatedOutcome {
  let left = random() * 100;
  return TELEPHONE_STATUSES.find((outcome) => (left -= SHARES[outcome]) < 0) ?? CONNECTED;
}

/** Simulates the line after dialing: ringing or not, an answer or not, and the end of the call. */
export function getCallProgress(outcome: SimulatedOutcome, random: Random): CallProgress[] {
  if (outcome === 'NULL' || outcome === 'BLK') {
    return [{ afterMs: REFUSED_BY_NETWORK_MS, state: 'ended', callStatus: outcome }];
  }
  const ringing: CallProgress = { afterMs: DIALLED_MS, state: 'ringing' };
  const afterMs = between(RING_MS[outcome], random);
  if (outcome !== CONNECTED) return [ringing, { afterMs, state: 'ended', callStatus: outcome }];
  return [
    ringing,
    { afterMs, state: 'connected', callStatus: CONNECTED },
    { afterMs: between(TALK_MS, random), state: 'ended', callStatus: CONNECTED },
  ];
}
