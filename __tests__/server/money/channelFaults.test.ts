import { runChannelFaults } from '../../support/faults/channelFaults';

// Another channel each time; FAULT_SEED brings one back.
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
// The line's own delays and a busy machine.
const TIME_MS = 300_000;

test(
  'MI-05 MI-06 of a channel that lies, repeats and dies, with call-backs lost, doubled, reordered and forged, no money is booked twice and none is lost',
  async () => {
    const result = await runChannelFaults({ seed, submissions: 120 });
    expect(result).toMatchObject({ seed, doubles: 0, lost: 0, ghosts: 0, wrongLedgers: 0 });
    expect(result.taken.deductions).toBeGreaterThan(40);
    expect(result.taken.codes).toBeGreaterThan(30);
    expect(result.extended).toBeGreaterThan(0);
    const { forgedTaken, ...happened } = result.callBacks;
    expect(forgedTaken).toBe(0);
    for (const times of Object.values(happened)) expect(times).toBeGreaterThan(0);
  },
  TIME_MS,
);
