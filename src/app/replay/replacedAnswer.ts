import type { Call } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { UnknownAction } from '@reduxjs/toolkit';

import { getCall } from './knownActions';

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

// The look-up of the public address keeps another form than its answer.
const { publicIpCalls: _, ...FILES } = ALL_CALLS;

/** Rows by the name of their endpoint. */
const ROWS: ReadonlyMap<unknown, Call> = new Map(
  Object.entries(FILES).flatMap(([file, calls]) =>
    Object.entries<Call>(calls).map(([name, row]) => [file.replace(/Calls$/u, '') + capitalize(name), row] as const),
  ),
);

/** Whether a value can hold an answer. Only what cannot is checked: the texts of a recording are pseudonyms, which no pattern knows. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Whether a sanitizer of DevTools put something else in place of the answer to a query. */
export function isReplacedAnswer(action: UnknownAction): boolean {
  if (action.type !== 'api/executeQuery/fulfilled' || isFilled(action['payload'])) return false;
  const row = ROWS.get(getCall(action).endpointName);
  return row !== undefined && !row.answer.safeParse(action['payload']).success;
}
