/** Input of a seat prediction: one team, one queue, one day (SS-01, docs/seats.md). */
export interface SeatDemand {
  /** Planned cases. */
  readonly planned: number;
  /** Promises and follow-ups that fall on the day. */
  readonly due: number;
  readonly minPerCapita: number;
  readonly maxPerCapita: number;
  readonly minSeats: number;
  /** Null: no limit. */
  readonly maxSeats: number | null;
  /** Number of counted agents on duty. */
  readonly staff: number;
}

/** Predicted seats of a team's queue on a day. */
export interface SeatPrediction {
  readonly cases: number;
  readonly rawSeats: number;
  readonly needed: number;
  readonly mostSeats: number;
  readonly shortfall: number;
  readonly surplus: number;
}

/** Calculates the planned cases of a team: its share of the queue by agents, rounded up (SS-01). */
export const calculateQueueShare = (queuePlanned: number, teamAgents: number, queueAgents: number): number =>
  queueAgents === 0 ? 0 : Math.ceil((queuePlanned * teamAgents) / queueAgents);

/**
 * Calculates the seats (docs/seats.md): cases = max(planned, due); raw = ⌈cases ÷ most per capita⌉; needed = raw within the limits of
 * seats, none without cases. More seats than max(needed, ⌊cases ÷ least per capita⌋, at most the limit) would lack work.
 */
export function predictSeats(demand: SeatDemand): SeatPrediction {
  const cases = Math.max(demand.planned, demand.due);
  const limit = demand.maxSeats ?? Infinity;
  const rawSeats = Math.ceil(cases / demand.maxPerCapita);
  const needed = cases === 0 ? 0 : Math.min(Math.max(rawSeats, demand.minSeats), limit);
  const mostSeats = Math.max(needed, Math.min(Math.floor(cases / demand.minPerCapita), limit));
  return {
    cases,
    rawSeats,
    needed,
    mostSeats,
    shortfall: Math.max(0, needed - demand.staff),
    surplus: Math.max(0, demand.staff - mostSeats),
  };
}
