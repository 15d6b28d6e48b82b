import { ALL_PACKS } from '@/contract/law/allPacks';
import {
  selectPacks,
  filterOverduePacks,
  filterPacksByDay,
  findPacksWithoutHolidays,
} from '@/contract/law/selectPacks';
import { COUNTRY_HOLIDAYS, getCountry } from '@/contract/law/countryHolidays';
import type { RulePack, LawRule } from '@/contract/law/lawPack';
import { formatPackName } from '@/contract/law/decideContact';
import { selectDefaultPacks } from '@/contract/law/selectDefaultPacks';
import { given, givenPack } from '../../support/law/ownRule';

test('LC-02 packs of the chosen place and of the institution apply, and none that is not yet in force', () => {
  const packs = [
    givenPack({ id: 'HOUSE' }),
    givenPack({ id: 'HOUSE', version: '2', state: 'future' }),
    givenPack({ id: 'AA' }),
    givenPack({ id: 'BB', state: 'reviewed' }),
    givenPack({ id: 'BB', version: '2', state: 'future' }),
  ];
  expect(selectPacks(packs, ['BB']).map(formatPackName)).toEqual(['HOUSE@1', 'BB@1']);
  expect(selectPacks(packs, []).map(formatPackName)).toEqual(['HOUSE@1']);
});

test('LC-02 a pack is in force from its first day until the day before it ends', () => {
  const packs = [givenPack({ version: '1', to: '2026-07-15' }), givenPack({ version: '2', from: '2026-07-15' })];
  const on = (day: string) => filterPacksByDay(packs, day).map(({ version }) => version);
  expect(['2025-12-31', '2026-01-01', '2026-07-14', '2026-07-15', '2030-01-01'].map(on)).toEqual([
    [],
    ['1'],
    ['1'],
    ['2'],
    ['2'],
  ]);
});

const hours = (holidays: 'open' | 'closed'): LawRule => given({ kind: 'window', open: [], holidays });

test.each<[string, { rules: readonly LawRule[]; holidays?: RulePack['holidays']; years: readonly number[] }]>([
  ['closes and has none', { rules: [hours('open'), hours('closed')], years: [2026, 2027] }],
  [
    'closes and has those of one',
    { rules: [hours('closed')], holidays: { source: 'x', checked: null, years: { 2027: '' } }, years: [2026] },
  ],
  ['opens', { rules: [hours('open')], years: [] }],
  ['has no hours', { rules: [given({ kind: 'not', facts: [] })], years: [] }],
])('LC-02 the years whose holidays are missing, 60 days ahead, of a pack that %s', (_, { rules, holidays, years }) => {
  const found = findPacksWithoutHolidays([givenPack({ rules, ...(holidays && { holidays }) })], '2026-11-02');
  expect(found).toEqual(years.map((year) => ({ id: 'XX', year })));
});

const closing = [givenPack({ rules: [hours('closed')] })];

test('LC-02 within one year a year is missing once, and on the 60th day before the next that one too', () => {
  expect(findPacksWithoutHolidays(closing, '2026-11-01')).toEqual([{ id: 'XX', year: 2026 }]);
  expect(findPacksWithoutHolidays(closing, '2026-11-02')).toHaveLength(2);
});

test.each([
  ['America/Mexico_City', ['MX'], 'MX'],
  ['America/New_York', ['US'], 'US'],
  ['America/Sao_Paulo', ['BR'], 'BR'],
  ['Asia/Manila', ['PH'], 'PH'],
  ['Europe/Berlin', [], undefined],
])('LC-02 an institution in %s has the packs of its country, without states and cities', (zone, packs, country) => {
  expect(selectDefaultPacks(ALL_PACKS, zone)).toEqual(packs);
  expect(getCountry(ALL_PACKS, zone)).toBe(country);
});

test('LC-02 of packs of a zone the one that is a country says whose holidays are meant', () => {
  const zones = ['Asia/Tokyo'];
  expect(getCountry([givenPack({ id: 'BANK', zones }), givenPack({ id: 'MX', zones })], 'Asia/Tokyo')).toBe('MX');
  expect(getCountry([givenPack({ id: 'BANK', zones })], 'Asia/Tokyo')).toBeUndefined();
});

test('LC-02 each country has its own holidays', () => {
  const days = Object.entries({
    MX: '0916',
    CN: '1001',
    PE: '0728',
    US: '0704',
    ID: '0817',
    CO: '0720',
    CL: '0918',
    PH: '0612',
    IN: '0815',
    BR: '0907',
  });
  expect(Object.keys(COUNTRY_HOLIDAYS)).toEqual(days.map(([country]) => country));
  const theirs = new Map(Object.entries(COUNTRY_HOLIDAYS).map(([id, { years }]) => [id, years[2026]?.split(' ')]));
  expect(days.filter(([country, day]) => theirs.get(country)?.includes(day) !== true)).toEqual([]);
});

test('LC-02 a version that is not law yet is overdue from its day on, where its pack applies', () => {
  expect(filterOverduePacks(ALL_PACKS, ['IN', 'US'], '2026-06-30')).toEqual([]);
  expect(filterOverduePacks(ALL_PACKS, ['IN', 'US'], '2026-07-01').map(formatPackName)).toEqual(['IN@2026-07-01']);
  expect(filterOverduePacks(ALL_PACKS, ['MX'], '2026-07-01')).toEqual([]);
});
