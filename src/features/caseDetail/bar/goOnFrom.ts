import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';

/** Position in the list from which an agent continues after being led to a case elsewhere in it (LC-06). */
export type GoOnFrom = NonNullable<CallAnswer<typeof taskCalls.neighbours>['goOnFrom']>;

const NAME = 'goOnFrom';

const isGoOnFrom = (value: unknown): value is GoOnFrom =>
  typeof value === 'object' && value !== null && 'placeOf' in value && 'place' in value;

/** Stored in the history entry, not in the address. */
export const goOnState = (from: GoOnFrom | undefined): Readonly<Record<string, unknown>> =>
  from ? { [NAME]: from } : {};

/** Reads the position from the state of a history entry. */
export function goOnFromIn(state: unknown): GoOnFrom | undefined {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : undefined;
  return isGoOnFrom(from) ? from : undefined;
}
