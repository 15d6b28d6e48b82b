import * as fc from 'fast-check';
import type { LineEvent } from '@/contract/entities/cases/lineEvent';
import { foldLineEvents } from '../../../server/modules/telephony/foldLineEvents';

const event = (type: LineEvent['type'], at: number, more: Partial<LineEvent> = {}): LineEvent => ({
  id: `${type}-${at}`,
  type,
  at,
  ...more,
});

const events = fc.uniqueArray(
  fc.record(
    {
      id: fc.stringMatching(/^[a-z]{1,3}$/),
      type: fc.constantFrom('dialled', 'ringing', 'answered', 'ended', 'missed', 'voicemail'),
      at: fc.integer({ min: 0, max: 20_000 }),
      duration: fc.integer({ min: 0, max: 9 }),
      reason: fc.constantFrom('rejected', 'unreachable', 'blocked'),
    },
    { requiredKeys: ['id', 'type', 'at', 'duration'] },
  ),
  { selector: ({ id }) => id, maxLength: 12 },
);

test('GE-06 any order of the events of a call leads to the same call, and more events never undo its end or its status', () => {
  const seed = Number(process.env['LINE_SEED'] ?? Date.now() % 2 ** 31);
  process.stdout.write(`line events: LINE_SEED=${seed}\n`);
  const cases = events.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
  );
  fc.assert(
    fc.property(cases, ([all, shuffled, received]) => {
      const whole = foldLineEvents(all);
      expect(foldLineEvents(shuffled)).toEqual(whole);
      const part = foldLineEvents(received);
      expect(part.state === 'ended' && whole.state !== 'ended').toBe(false);
      expect(part.callStatus !== null && whole.callStatus === null).toBe(false);
      expect((whole.endedAt ?? Infinity) >= (whole.connectedAt ?? 0)).toBe(true);
    }),
    { seed, numRuns: 2000 },
  );
});

test('a lost answer follows from the talk time of the end; a voicemail is no answer', () => {
  const ended = event('ended', 61_000, { duration: 60 });
  expect(foldLineEvents([ended])).toEqual({ state: 'ended', callStatus: 'CNCT', connectedAt: 1000, endedAt: 61_000 });
  expect(foldLineEvents([event('answered', 5000), event('voicemail', 6000), ended])).toMatchObject({
    callStatus: 'NOA',
    connectedAt: null,
  });
});

test('the line tells why nobody answered', () => {
  const status = (reason?: NonNullable<LineEvent['reason']>) =>
    foldLineEvents([event('ended', 9, { duration: 0, ...(reason && { reason }) })]).callStatus;
  expect([status(), status('rejected'), status('unreachable'), status('blocked')]).toEqual([
    'NOA',
    'DA',
    'NULL',
    'BLK',
  ]);
  expect(foldLineEvents([event('dialled', 1), event('ringing', 2)])).toMatchObject({
    state: 'ringing',
    callStatus: null,
  });
});
