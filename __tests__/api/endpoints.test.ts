/** @jest-environment ./config/browserEnvironment.ts */
import { ALL_SLICES } from '@/api/allSlices';
import { api } from '@/api/client/api';
import type { Call } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';

import { ASKS_FOR_OTHERS } from '../support/freshness/facts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const EXPECTED = Object.entries(ALL_CALLS).flatMap(([file, calls]) =>
  Object.entries<Call>(calls)
    // A carrier of other questions is made by none itself (api/client/batchQueries).
    .filter(([, row]) => row.signed !== true && row !== taskCalls.together)
    .map(([row]) => file.replace(/Calls$/u, '') + capitalized(row)),
);

test('AP-01 every call of the contract has an endpoint, named after its file and row', () => {
  const present = new Set(ALL_SLICES.flatMap(({ endpoints }) => Object.keys(endpoints)));
  expect(EXPECTED.filter((name) => !present.has(name))).toEqual([]);
});

test('AP-01 no endpoint is without a call of the contract, but the one that asks for others', () => {
  expect(Object.keys(api.endpoints).filter((name) => !EXPECTED.includes(name))).toEqual([ASKS_FOR_OTHERS]);
});
