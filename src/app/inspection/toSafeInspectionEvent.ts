import type { StatelyActorEvent, StatelyInspectionEvent } from '@statelyai/inspect';

type InspectedSnapshot = StatelyActorEvent['snapshot'];

/** Texts and objects may contain personal data, and an event may contain an answer of the server. */
const isSafe = (value: unknown): boolean => value === null || typeof value === 'number' || typeof value === 'boolean';

const toSafeSnapshot = ({ status, value, context }: InspectedSnapshot) => ({
  status: status ?? 'active',
  value: value as unknown,
  context: Object.fromEntries(Object.entries(context ?? {}).filter(([, part]) => isSafe(part))),
  output: undefined,
  error: undefined,
});

/** Reduces an inspection event to names of events, state values, and numbers and booleans of the context. */
export function toSafeInspectionEvent(reported: StatelyInspectionEvent): StatelyInspectionEvent {
  if (reported.type === '@xstate.event') return { ...reported, event: { type: reported.event.type } };
  if (reported.type === '@xstate.actor') return { ...reported, snapshot: toSafeSnapshot(reported.snapshot) };
  return { ...reported, snapshot: toSafeSnapshot(reported.snapshot), event: { type: reported.event.type } };
}
