import { getMoment } from '@/contract/getZoneOffset';
import { isPlaceZone } from '@/contract/rules';
import { Temporal } from 'temporal-polyfill';

import { startOfDay } from '../../server/values/toCalendarDay';
import { sampled } from '../support/sampled';

const SINCE = Temporal.Instant.from('2015-01-01T00:00Z');
const UNTIL = Temporal.Instant.from('2028-01-01T00:00Z');

/** Every change of a zone's clock between the two. */
function* getChanges(zone: string): Generator<Temporal.ZonedDateTime> {
  let at: Temporal.ZonedDateTime | null = SINCE.toZonedDateTimeISO(zone);
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (!at || Temporal.Instant.compare(at.toInstant(), UNTIL) > 0) return;
    yield at;
  }
}

/** Minutes from a change at which local times are compared: inside gap and overlap, at their edges, and on the days around. */
const AROUND = [-1500, -121, -61, -60, -59, -31, -30, -29, -1, 0, 1, 29, 30, 31, 59, 60, 61, 121, 1500];

const temporalMoment = (local: Temporal.PlainDateTime, zone: string): number =>
  local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;

const zones = sampled(Intl.supportedValuesOf('timeZone'), 6).map((zone) => [zone, [...getChanges(zone)]] as const);
const changes = zones.flatMap(([zone, all]) => all.map((change) => ({ zone, change })));

test('local times around every change of a clock since 2015 are converted as Temporal does, in every zone', () => {
  const wrong: string[] = [];
  for (const { zone, change } of changes) {
    for (const minutes of AROUND) {
      const local = change.toPlainDateTime().add({ minutes });
      const clock = local.toString({ smallestUnit: 'second' });
      if (getMoment(clock, zone) !== temporalMoment(local, zone)) wrong.push(`${zone} ${clock}`);
    }
  }
  expect(new Set(changes.map(({ zone }) => zone)).size).toBeGreaterThan(zones.length / 5);
  expect(wrong).toEqual([]);
});

test('a day begins when its first clock time comes, also where midnight is skipped or comes twice', () => {
  const wrong: string[] = [];
  for (const { zone, change } of changes) {
    for (const days of [-1, 0, 1]) {
      const day = change.toPlainDate().add({ days });
      const begins = day.toZonedDateTime(zone).epochMilliseconds;
      if (startOfDay(day.toString(), zone).getTime() !== begins) wrong.push(`${zone} ${day.toString()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a zone is named by a place: abbreviations mean different clocks to different people', () => {
  for (const name of [
    'CST',
    'EST',
    'MST',
    'HST',
    'PST',
    'IST',
    'CET',
    'EST5EDT',
    'PST8PDT',
    'Japan',
    'GMT',
    'cst',
    '',
  ]) {
    expect([name, isPlaceZone(name)]).toEqual([name, false]);
  }
  for (const name of ['UTC', 'America/Mexico_City', 'America/Ciudad_Juarez', 'Asia/Shanghai']) {
    expect([name, isPlaceZone(name)]).toEqual([name, true]);
  }
});
