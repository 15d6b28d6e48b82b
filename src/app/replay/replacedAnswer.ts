import type { Call } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { UnknownAction } from '@reduxjs/toolkit';

import { getCall } from './knownActions';

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

// The lookup of the public address returns a different format than its declared response.
const { publicIpCalls: _, ...FILES } = ALL_CALLS;

/** Rows by the name of their endpoint. */
const ROWS: ReadonlyMap<unknown, Call> = new Map(
  Object.entries(FILES).flatMap(([file, calls]) =>
    Object.entries<Call>(calls).map(([name, row]) => [file.replace(/Calls$/u, '') + capitalize(name), row] as const),
  ),
);

/** Returns true if a value can be a response. Texts are not checked against patterns, because a recording holds pseudonyms. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Returns true if a sanitizer of DevTools replaced the response to a query. */
export function isReplacedAnswer(action: UnknownAction): boolean {
  if (action.type !== 'api/executeQuery/fulfilled' || isFilled(action['payload'])) return false;
  const row = ROWS.get(getCall(action).endpointName);
  return row !== undefined && !row.answer.safeParse(action['payload']).success;
}
