import { checkEvent } from '../../../server/modules/lender/intake/checkEvent';

const TIJUANA = {
  currency: 'MXN',
  currencyDigits: 2,
  timeZone: 'America/Tijuana',
  now: new Date('2026-11-20T00:00Z'),
  mark: '.',
} as const;

const valueAt = (time: string): string | undefined => {
  const cells = { reference: 'R1', kind: 'payment', loan_no: 'L1', amount: '1', value_time: time };
  const checked = checkEvent(new Map(Object.entries(cells)), TIJUANA);
  return 'event' in checked ? checked.event.valueAt.toISOString() : undefined;
};

test.each([
  ['2026-03-08 01:30', '2026-03-08T09:30:00.000Z'],
  ['2026-03-08 02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-03-08 10:00', '2026-03-08T17:00:00.000Z'],
  ['2026-03-08 23:30', '2026-03-09T06:30:00.000Z'],
  ['2026-03-08', '2026-03-09T06:59:59.999Z'],
  ['2026-11-01 01:30:15', '2026-11-01T08:30:15.000Z'],
  ['2026-11-01 10:00', '2026-11-01T18:00:00.000Z'],
  ['2026-03-08 10:00-06:00', '2026-03-08T16:00:00.000Z'],
])('MI-01 on the days when the clock changes the value time %s is what the institution’s clock showed', (time, at) => {
  expect(valueAt(time)).toBe(at);
});
