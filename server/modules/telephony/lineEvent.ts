import type { LineEvent, LineEventInput } from '@/contract/entities/cases/lineEvent';

/** Maximum number of events stored with a call. Further ones have no effect. */
const EVENTS_OF_CALL_MAX = 50;

/** Converts an event to its stored form with a time in milliseconds since 1970. */
export const toLineEvent = (event: LineEventInput, at: number): LineEvent => {
  const { id, type } = event;
  if (event.type !== 'ended') return { id, type, at };
  return { id, type, at, duration: event.duration, ...(event.reason && { reason: event.reason }) };
};

/** Returns true for an event that has no effect on a call: received before, or beyond the maximum. */
export const isKnownEvent = (
  { id }: Pick<LineEventInput, 'id'>,
  { lineEvents }: { readonly lineEvents: readonly LineEvent[] },
): boolean => lineEvents.length >= EVENTS_OF_CALL_MAX || lineEvents.some((each) => each.id === id);
