/**
 * Progress of a promise regardless of the day: nothing, part or all of it was paid. Payments count first toward the earlier parts of a
 * plan (MI-08).
 */
export type PromiseStanding = 'none' | 'partly' | 'kept';
