import { HORIZON_MS, getNextOpeningTime } from '@/contract/law/openHours';
import { at } from '../../support/law/lawCase';

const DAY = 86_400_000;
const NOWHEN: readonly never[] = [];
/** Midnight on the clock of UTC. */
const MIDNIGHT = Date.UTC(2026, 6, 15);

/** Open all day long on one day, and on no other. */
const onlyOn = (moment: number) => (day: number) => (day === Math.floor(moment / DAY) ? ([[0, DAY]] as const) : NOWHEN);

test('hours that open at the very end of the horizon are found, those of the day after are not', () => {
  const last = MIDNIGHT + HORIZON_MS;
  expect(getNextOpeningTime(onlyOn(last), MIDNIGHT, 'UTC')).toBe(last);
  expect(getNextOpeningTime(onlyOn(last + DAY), MIDNIGHT, 'UTC')).toBeNull();
});

test.each([
  [
    'opens after the clock is put on',
    { zone: 'America/New_York', asked: '2026-03-08 01:30', opens: '2026-03-08 08:00' },
  ],
  ['opens after it is put back', { zone: 'America/New_York', asked: '2026-11-01 00:30', opens: '2026-11-01 08:00' }],
  ['opens on the next day of the clock', { zone: 'Asia/Tokyo', asked: '2026-07-15 12:00', opens: '2026-07-16 08:00' }],
  ['is open', { zone: 'Asia/Tokyo', asked: '2026-07-15 08:59', opens: '2026-07-15 08:59' }],
])('an hour in the morning %s', (_, { zone, asked, opens }) => {
  const hours = [[8 * 3_600_000, 9 * 3_600_000]] as const;
  expect(getNextOpeningTime(() => hours, at(asked, zone), zone)).toBe(at(opens, zone));
});
