import * as fc from 'fast-check';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { NUMBERING_PLANS, findNumberZones } from '../../../server/modules/law/numberZones';
import { resolveZones } from '../../../server/modules/law/resolveZones';

const zonesIn = (country: string): Set<string> =>
  new Set(ALL_PACKS.filter(({ jurisdiction }) => jurisdiction === country).flatMap(({ zones }) => zones));
const countries = Object.keys(NUMBERING_PLANS);
const getPacks = (ids: readonly string[]) => ALL_PACKS.filter(({ id }) => ids.includes(id));
const getAreas = (country: string): string[] =>
  (NUMBERING_PLANS[country]?.areas ?? []).flatMap(([, codes]) => codes.trim().split(/\s+/u));

test.each([
  ['+52 55 1234 5678', ['America/Mexico_City']],
  ['+5256 1234 5678', ['America/Mexico_City']],
  ['+52 1 664 123 4567', ['America/Tijuana']],
  ['998 123 4567', ['America/Cancun']],
  ['52 656 123 4567', ['America/Ciudad_Juarez']],
  ['+52 662 123 4567', ['America/Hermosillo']],
  ['+52 694 123 4567', ['America/Mazatlan']],
  ['+52 329 123 4567', ['America/Mazatlan', 'America/Bahia_Banderas']],
  // Nobody's area, another country's, one digit too few, an inner number.
  ['+52 200 123 4567', null],
  ['+1 212 555 0123', null],
  ['+52 55 1234 567', null],
  ['+49 30 1234567', null],
  ['1234', null],
  ['', null],
])('LC-03 in Mexico %s is a number of %j', (phone, zones) => {
  expect(findNumberZones(phone, ['MX'])).toEqual(zones);
});

test.each([
  ['+1 212 555 0123', ['America/New_York']],
  ['(808) 555-0123', ['Pacific/Honolulu']],
  ['1 850 555 0123', ['America/New_York', 'America/Chicago']],
  ['+1 928 555 0123', ['America/Denver', 'America/Phoenix']],
  ['+1 907 555 0123', ['America/Anchorage', 'America/Adak']],
  // Toronto, Puerto Rico, no area, Mexico.
  ['+1 416 555 0123', null],
  ['+1 787 555 0123', null],
  ['+1 555 555 0123', null],
  ['+52 55 1234 5678', null],
])('LC-03 in the United States %s is a number of %j', (phone, zones) => {
  expect(findNumberZones(phone, ['US'])).toEqual(zones);
});

test('LC-03 without its country a number says nothing where rules come from several: it may be of any of them', () => {
  expect(findNumberZones('551 123 4567', ['US', 'MX'])).toBeNull();
  expect(findNumberZones('+1 551 123 4567', ['US', 'MX'])).toEqual(['America/New_York']);
  expect(findNumberZones('+52 55 1123 4567', ['US', 'MX'])).toEqual(['America/Mexico_City']);
  expect(findNumberZones('13800001000', ['CN', 'US'])).toBeNull();
});

test.each(countries)('LC-03 every area of %s is listed once, and its zones are those of the pack', (country) => {
  const areas = getAreas(country);
  expect(new Set(areas).size).toBe(areas.length);
  const known = zonesIn(country);
  for (const [zones, codes] of NUMBERING_PLANS[country]?.areas ?? []) {
    expect(zones.split(' ').filter((zone) => !known.has(zone))).toEqual([]);
    expect(codes.trim()).toMatch(/^\d{2,3}(\s+\d{2,3})*$/u);
  }
});

/** Numbers of a country with areas that there are and others, and numbers of nobody. */
const phone = (country: string) => {
  const { country: before = '', length = 0 } = NUMBERING_PLANS[country] ?? {};
  const digits = fc.stringMatching(/^\d{10}$/u);
  const rest = fc
    .tuple(fc.constantFrom(...getAreas(country)), digits)
    .map(([area, more]) => (area + more).slice(0, length));
  return fc.oneof(
    rest.map((number) => `+${before} ${number}`),
    rest,
    digits.map((number) => `+${before}${number}`),
    fc.stringMatching(/^\+?[\d ()-]{0,16}$/u),
  );
};

test.each(countries)(
  'LC-03 the zones of any numbers of %s are some of those of the pack, and never none',
  (country) => {
    const [known, packs] = [zonesIn(country), getPacks([country])];
    const numbers = fc.tuple(fc.array(phone(country), { maxLength: 3 }), phone(country));
    fc.assert(
      fc.property(numbers, ([own, called]) => {
        const { zones, basis } = resolveZones({ said: null, numbers: own }, called, { packs, timeZone: 'Asia/Tokyo' });
        expect(zones.length).toBeGreaterThan(0);
        expect(zones.filter((zone) => !known.has(zone))).toEqual([]);
        const each = [...own, called].map((number) => findNumberZones(number, [country]));
        expect(basis).toBe(each.includes(null) ? 'assumed' : 'number');
        // Nothing fails open: all that any number says is among them, and where one says nothing, all of the country.
        for (const said of each) for (const zone of said ?? known) expect(zones).toContain(zone);
      }),
    );
  },
);

test('LC-03 the zone of the lender has priority; without rules of a country the zone of the institution applies', () => {
  const place = { packs: getPacks(['MX']), timeZone: 'America/Mexico_City' };
  const said = 'America/Cancun America/Merida';
  expect(resolveZones({ said, numbers: [] }, '+52 664 123 4567', place)).toEqual({
    zones: ['America/Cancun', 'America/Merida'],
    basis: 'address',
  });
  expect(
    resolveZones({ said: null, numbers: [] }, '+52 664 123 4567', { ...place, packs: getPacks(['HOUSE']) }),
  ).toEqual({
    zones: ['America/Mexico_City'],
    basis: 'assumed',
  });
});
