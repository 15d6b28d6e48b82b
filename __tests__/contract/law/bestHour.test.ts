import * as fc from 'fast-check';
import { getHour, countAnswersByHour, getNextHour } from '@/contract/law/bestHour';
import type { ContactOutcome, ContactRecord } from '@/contract/law/contact';
import { at } from '../../support/law/lawCase';

const ZONE = 'America/Mexico_City';
const call = (local: string, outcome: ContactOutcome): ContactRecord => ({
  at: at(local, ZONE),
  channel: 'call',
  inbound: false,
  outcome,
  person: 'borrower',
  debt: null,
  number: null,
  place: null,
  consented: false,
});
const hours = (history: readonly ContactRecord[], usual = 0.3) => countAnswersByHour(history, { zone: ZONE, usual });

test('LC-06 three of four calls between 18 and 19 were answered: that is the best hour, smoothed towards what is usual', () => {
  const evening = ['connected', 'noAnswer', 'conversation', 'connected'] as const;
  const history = [
    ...evening.map((outcome, day) => call(`2026-03-0${day + 1}T18:30`, outcome)),
    call('2026-03-05T10:00', 'connected'),
    call('2026-03-06T11:00', 'connected'),
    call('2026-03-07T11:59', 'notConnected'),
  ];
  expect(hours(history)).toEqual([
    { hour: 18, answered: 3, tried: 4, chance: 0.6 },
    { hour: 11, answered: 1, tried: 2, chance: 0.4 },
  ]);
});

const calls = (hour: number, answered: number, tried: number): ContactRecord[] =>
  Array.from({ length: tried }, (_, day) =>
    call(`2026-03-${String(day + 1).padStart(2, '0')}T${hour}:30`, day < answered ? 'connected' : 'noAnswer'),
  );

test('LC-06 of equal chances the hour of more calls is the better one, of equal calls the earlier', () => {
  // Three of four and six of eight, with what is usual.
  const history = [...calls(16, 2, 2), ...calls(12, 2, 2), ...calls(14, 5, 6), ...calls(11, 2, 2)];
  const found = hours(history, 0.5);
  expect(found.map(({ chance }) => chance)).toEqual([0.75, 0.75, 0.75, 0.75]);
  expect(found.map(({ hour }) => hour)).toEqual([14, 11, 12, 16]);
});

test('LC-06 an hour as good as usual, one without an answer, and one of a single call are no better', () => {
  expect(hours(calls(12, 2, 4), 0.5)).toEqual([]);
  expect(hours(calls(12, 0, 4), 0)).toEqual([]);
  expect(hours(calls(12, 1, 1))).toEqual([]);
  expect(hours(calls(12, 1, 2), 0)).toHaveLength(1);
});

test('LC-06 the hour of a moment is that on the clock of its zone, before 1970 too', () => {
  expect(getHour(Date.parse('1969-12-31T23:59:59Z'), 'UTC')).toBe(23);
  expect(getHour(Date.parse('2026-03-01T00:30:00Z'), ZONE)).toBe(18);
});

test.each(['reserved', 'unknown'] as const)(
  'LC-06 a call that is %s says nothing of whether somebody answers',
  (outcome) => {
    const more = [call('2026-03-09T18:00', outcome), call('2026-03-10T18:00', outcome)];
    expect(hours(more)).toEqual([]);
    expect(hours([...calls(18, 2, 3), ...more])).toEqual(hours(calls(18, 2, 3)));
  },
);

test('LC-06 messages, calls to others and calls that came in say nothing of it', () => {
  const answered = [call('2026-03-01T18:00', 'connected'), call('2026-03-02T18:00', 'connected')];
  expect(hours(answered)).toHaveLength(1);
  for (const other of [{ channel: 'sms' }, { person: 'ana' }, { inbound: true }] as const) {
    expect(hours(answered.map((each) => ({ ...each, ...other })))).toEqual([]);
  }
});

const past = fc.record({
  at: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  outcome: fc.constantFrom<ContactOutcome>('notConnected', 'noAnswer', 'connected', 'conversation', 'unknown'),
});
const histories = fc.array(
  past.map((each): ContactRecord => ({ ...call('2026-03-01T18:00', each.outcome), at: each.at })),
  { maxLength: 40 },
);
const usuals = fc.double({ min: 0, max: 1, noNaN: true });

test('LC-06 the best hour: no order of the calls matters, chances fall, each lies between what is usual and its own share, and no call is counted twice', () => {
  fc.assert(
    fc.property(histories, usuals, (history, usual) => {
      const found = hours(history, usual);
      expect(hours(history.toReversed(), usual)).toEqual(found);
      expect(found.map(({ chance }) => chance)).toEqual(found.map(({ chance }) => chance).toSorted((a, b) => b - a));
      for (const { hour, answered, tried, chance } of found) {
        const then = history.filter((each) => getHour(each.at, ZONE) === hour && each.outcome !== 'unknown');
        expect(tried).toBe(then.length);
        expect(chance).toBeGreaterThan(usual);
        expect(chance).toBeLessThanOrEqual(answered / tried);
      }
    }),
  );
});

const chanceAt = (history: readonly ContactRecord[], usual: number, hour: number): number =>
  hours(history, usual).find((each) => each.hour === hour)?.chance ?? usual;

test('LC-06 one more answer at an hour never makes it worse, one more call in vain never better', () => {
  fc.assert(
    fc.property(histories, past, usuals, (history, { at: moment }, usual) => {
      const hour = getHour(moment, ZONE);
      const more = (outcome: ContactOutcome) => [...history, { ...call('2026-03-01T18:00', outcome), at: moment }];
      const before = chanceAt(history, usual, hour);
      expect(chanceAt(more('connected'), usual, hour)).toBeGreaterThanOrEqual(before);
      const then = history.filter((each) => getHour(each.at, ZONE) === hour && each.outcome !== 'unknown');
      // With fewer than two calls there was no recommended hour.
      const most = then.length > 1 ? before : 1;
      expect(chanceAt(more('noAnswer'), usual, hour)).toBeLessThanOrEqual(most);
    }),
  );
});

test('LC-06 an hour comes when it comes on that clock: now in it, else today or tomorrow', () => {
  fc.assert(
    fc.property(past, fc.integer({ min: 0, max: 23 }), ({ at: moment }, hour) => {
      const comes = getNextHour(hour, moment, ZONE) ?? -1;
      expect(getHour(comes, ZONE)).toBe(hour);
      expect(comes - moment).toBeGreaterThanOrEqual(0);
      expect(comes - moment).toBeLessThan(24 * 3_600_000);
      expect(comes === moment).toBe(getHour(moment, ZONE) === hour);
    }),
  );
});
