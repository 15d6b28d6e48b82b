import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';

/** From where in the list an agent goes on who was led to a case that stands elsewhere (LC-06). */
export type GoOnFrom = NonNullable<CallAnswer<typeof taskCalls.neighbours>['goOnFrom']>;

const NAME = 'goOnFrom';

const isGoOnFrom = (value: unknown): value is GoOnFrom =>
  typeof value === 'object' && value !== null && 'placeOf' in value && 'place' in value;

/** It travels with the entry of the history, not in the address. */
export const goOnState = (from: GoOnFrom | undefined): Readonly<Record<string, unknown>> =>
  from ? { [NAME]: from } : {};

/** What an entry of the history says of it. */
export function goOnFromIn(state: unknown): GoOnFrom | undefined {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : undefined;
  return isGoOnFrom(from) ? from : undefined;
}
