import { getDayNumberAt, toDayNumber, getOffsetPeriod, getDayOfWeek, getDayStart } from '@/contract/law/lawClock';
import { at } from '../../support/law/lawCase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SANTIAGO = 'America/Santiago';

/** Accesses a zone's clock; its type says method, but it is a getter. */
const clock: { readonly format: object } = Intl.DateTimeFormat.prototype;

/** Counts the accesses to a zone's clock. Each test uses another zone, because results are cached. */
const looks = () => jest.spyOn(clock, 'format', 'get');

afterEach(() => jest.restoreAllMocks());

test('an even stretch ends where the clock is changed, and the next begins at that very moment', () => {
  // In New York at two in the morning, which is seven in London.
  const [zone, change] = ['America/New_York', Date.parse('2026-03-08T07:00:00Z')];
  expect(getOffsetPeriod(change - 1, zone)).toEqual({ offset: -5 * HOUR, end: change });
  expect(getOffsetPeriod(change, zone)).toEqual({ offset: -4 * HOUR, end: Date.parse('2026-03-09T00:00:00Z') });
});

test('a day that is put back to its eve at midnight comes an hour later', () => {
  const eve = at('2026-04-03 12:00', SANTIAGO);
  const comes = getDayStart(toDayNumber('2026-04-05'), eve, SANTIAGO);
  expect(new Date(comes).toISOString()).toBe('2026-04-05T04:00:00.000Z');
  expect([comes - 1, comes].map((moment) => getDayNumberAt(moment, SANTIAGO))).toEqual(
    ['2026-04-04', '2026-04-05'].map(toDayNumber),
  );
});

test('a day whose first hour is left out comes with its second', () => {
  const comes = getDayStart(toDayNumber('2026-09-06'), at('2026-09-04 12:00', SANTIAGO), SANTIAGO);
  expect(comes).toBe(at('2026-09-06 01:00', SANTIAGO));
});

test('a day that has come already comes at once', () => {
  const noon = at('2026-04-05 12:00', SANTIAGO);
  expect(getDayStart(toDayNumber('2026-04-05'), noon, SANTIAGO)).toBe(noon);
});

test('weekdays are those of the calendar, before 1970 too', () => {
  expect(
    ['1969-12-28', '1969-12-29', '1970-01-01', '2026-07-15', '2026-07-19'].map(toDayNumber).map(getDayOfWeek),
  ).toEqual([7, 1, 4, 3, 7]);
});

test('the clock is read at the start and end of a day, and once per day', () => {
  const [noon, zone] = [Date.parse('2026-07-15T12:00:00Z'), 'Asia/Tokyo'];
  const looked = looks();
  expect(getDayNumberAt(noon, zone)).toBe(toDayNumber('2026-07-15'));
  expect(looked).toHaveBeenCalledTimes(2);
  getDayNumberAt(noon - HOUR, zone);
  getDayNumberAt(noon + HOUR, zone);
  expect(looked).toHaveBeenCalledTimes(2);
});

test('2000 2000 days of a zone are cached; one more clears the cache', () => {
  const zone = 'Asia/Kolkata';
  const looked = looks();
  const looksFor = (day: number): number => {
    const before = looked.mock.calls.length;
    getOffsetPeriod(day * DAY, zone);
    return looked.mock.calls.length - before;
  };
  // Each lookup includes the following day.
  for (let day = 0; day < 1999; day += 1) looksFor(day);
  expect([looksFor(0), looksFor(1999), looksFor(0)]).toEqual([0, 1, 2]);
});

test('a day far ahead is found without a look at the days between', () => {
  const looked = looks();
  const comes = getDayStart(toDayNumber('2027-07-15'), Date.parse('2026-07-15T12:00:00Z'), 'America/Bogota');
  expect(new Date(comes).toISOString()).toBe('2027-07-15T05:00:00.000Z');
  expect(looked).toHaveBeenCalledTimes(3);
});
