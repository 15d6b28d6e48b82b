import * as fc from 'fast-check';

/** Agents of the rig. */
export const AGENTS = ['ana', 'ben', 'cruz'] as const;
const INDICATORS = ['recoveredAmount', 'handledCases', 'connectedCalls', 'keptPromiseRate'] as const;

const agent = fc.constantFrom(...AGENTS);
const amount = fc.integer({ min: 1, max: 30_000 });
/** A change of today's settings. */
export const change = fc.oneof(
  fc.record({
    kind: fc.constant('user' as const),
    agent,
    target: fc.integer({ min: 0, max: 300_000 }),
    group: fc.nat(2),
    queue: fc.nat(1),
    enabled: fc.boolean(),
    ranked: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('hire' as const), target: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({
    kind: fc.constant('standard' as const),
    indicator: fc.constantFrom(...INDICATORS),
    target: fc.integer({ min: 1, max: 90 }),
    weight: fc.integer({ min: 1, max: 100 }),
  }),
);
/** A change of today's settings. */
export type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;
/** A payment of a closed day. */
export const payment = fc.record({ agent, daysAgo: fc.integer({ min: 1, max: 3 }), amount, isReversed: fc.boolean() });
/** A payment of a closed day. */
export type Payment = typeof payment extends fc.Arbitrary<infer P> ? P : never;
