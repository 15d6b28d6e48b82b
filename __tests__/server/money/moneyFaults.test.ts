import { runFaults, runNaive } from '../../support/faults/faultRun';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

// Another line each time; FAULT_SEED brings one back.
const plan = { seed: Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000), submissions: 150 };

let server: TestServer;
let target: number;

beforeAll(async () => {
  server = await startApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.app.addresses();
  target = typeof address === 'object' ? address.port : 0;
});
afterAll(() => server.close());

const { seed } = plan;
// The line's own delays and a busy machine.
const TIME_MS = 300_000;

test(
  'CD-06 over a line that cuts, delays, doubles and reorders no deduction is made twice and none is lost',
  async () => {
    const result = await runFaults(server, { ...plan, target, how: 'careful' });
    expect(result).toMatchObject({ seed, doubles: 0, lost: 0, ghosts: 0, wrongLedgers: 0, endings: { unknown: 0 } });
    expect(result.endings.done).toBeGreaterThan(plan.submissions * 0.6);
    for (const times of Object.values(result.faults)) expect(times).toBeGreaterThan(4);
  },
  TIME_MS,
);

test(
  'CD-06 a client that makes a new key for every attempt deducts no more than once over the same line; it only does not know so',
  async () => {
    const result = await runFaults(server, { ...plan, submissions: 60, target, how: 'blind' });
    expect(result).toMatchObject({ seed, doubles: 0, lost: 0, wrongLedgers: 0 });
    // Refused as a repeated deduction, because the response to an earlier attempt was lost.
    expect(result.ghosts).toBeGreaterThan(0);
  },
  TIME_MS,
);

test(
  'CD-06 control: a server that looks and then acts makes doubles and books that do not agree',
  async () => {
    const result = await runNaive(server, { ...plan, submissions: 150 });
    expect(result.doubles).toBeGreaterThan(0);
    expect(result.wrongLedgers).toBeGreaterThan(0);
  },
  TIME_MS,
);
