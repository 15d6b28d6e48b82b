import { startWalk, type Walk } from '../../support/enumeration/startWalk';
import { NAMED_CALLS } from '../../support/enumeration/walk';
import { faultText, runFuzz } from '../../support/fuzz/fuzzRun';
import { isSampled } from '../../support/sampled';

// Another chance each time; FUZZ_SEED brings one back, and so does `npm run fuzz -- --seed N`.
const requests = isSampled ? 500 : 2000;
const plan = { seed: Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000), requests };

let walk: Walk;

beforeAll(async () => {
  walk = await startWalk();
}, 60_000);
afterAll(() => walk.end());

test(`AP-04 of ${requests} malformed requests over all calls none is answered with a system error`, async () => {
  const { faults, codes, calls } = await runFuzz(walk, plan, new Date('2026-03-11T15:30:00Z'));
  process.stdout.write(`fuzz, seed ${plan.seed}: ${JSON.stringify(codes)}\n`);
  expect(faults.map((fault) => faultText(plan, fault))).toEqual([]);
  expect(calls).toBe(NAMED_CALLS.length);
  // Not all of them are refused for their shape: many are carried out.
  expect(codes['00']).toBeGreaterThan(plan.requests / 20);
  expect(codes['10']).toBeGreaterThan(plan.requests / 4);
}, 300_000);
