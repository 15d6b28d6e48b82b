import type { HolidayCountry } from '@/contract/codes/lawCodes';
import { COUNTRY_HOLIDAYS } from '@/contract/law/countryHolidays';
import { BRAZIL_RIO_DE_JANEIRO_HOLIDAYS } from '@/contract/law/holidays/brazilRioDeJaneiro';
import { BRAZIL_SAO_PAULO_HOLIDAYS } from '@/contract/law/holidays/brazilSaoPaulo';
import type { Holidays } from '@/contract/law/lawPack';

const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  ...COUNTRY_HOLIDAYS,
  'BR-SP': BRAZIL_SAO_PAULO_HOLIDAYS,
  'BR-RJ': BRAZIL_RIO_DE_JANEIRO_HOLIDAYS,
};

const YEARS = [2025, 2026, 2027, 2028] as const;

/** Number of statutory holidays in each year, according to the law; two holidays on one day count once. */
const COUNTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  // Ley Federal del Trabajo, art. 74, without the day on which a president takes office.
  MX: [7, 7, 7, 7],
  // State Council 2024, art. 2; in 2028 the Mid-Autumn Festival is 3 October.
  CN: [13, 13, 13, 12],
  // Decreto Legislativo 713, art. 6, with what was added until 2024.
  PE: [16, 16, 16, 16],
  // 5 U.S.C. 6103, and the days on which those of a weekend are observed.
  US: [11, 12, 15, 11],
  // Ley 51 de 1983: 18, of which two share 30 June 2025; from 2026 on 9 July (Ley 2578 de 2026).
  CO: [17, 19, 19, 19],
  // Ley 2.977 and those after it; 17 September where the 18th is a Saturday.
  CL: [16, 16, 17, 16],
  // Proclamations: ten regular holidays and two of the Islamic calendar.
  PH: [12, 12, 12, 12],
  // Ten national ones, and both Sundays of an election (Código Eleitoral, art. 380).
  BR: [10, 12, 10, 12],
  // Those, and 9 July.
  'BR-SP': [11, 13, 11, 13],
  // Those, 23 April and the Tuesday of carnival.
  'BR-RJ': [12, 14, 12, 14],
};

const getDays = (place: string, year: number): string[] => HOLIDAYS[place]?.years[year]?.split(' ') ?? [];

test.each(Object.entries(COUNTS))('PS-03 LC-02 %s has as many holidays a year as its law lists', (place, counts) => {
  expect(YEARS.map((year) => getDays(place, year).length)).toEqual(counts);
});

test('PS-03 LC-02 20 November is a holiday in Brazil and its states, and Holy Saturday in Chile', () => {
  for (const place of ['BR', 'BR-SP', 'BR-RJ']) {
    for (const year of YEARS) expect(getDays(place, year)).toContain('1120');
  }
  const saturdays = ['0419', '0404', '0327', '0415'];
  YEARS.forEach((year, at) => expect(getDays('CL', year)).toContain(saturdays[at]));
});

test('LC-02 from 2026 on Colombia closes on the Monday after 9 July, as Ley 2578 de 2026 says', () => {
  const july = YEARS.map((year) => getDays('CO', year).filter((day) => day > '0706' && day < '0720'));
  expect(july).toEqual([[], ['0713'], ['0712'], ['0710']]);
});

/** Holidays fixed by decree each year, limited to those known to be in force. */
const DECREED: readonly (readonly [HolidayCountry, number, string])[] = [
  // SKB 1497/2025, Monday to Saturday.
  ['ID', 2026, '0101 0116 0217 0319 0321 0403 0501 0514 0527 0601 0616 0817 0825 1225'],
  // The three national ones.
  ...YEARS.map((year) => ['IN', year, '0126 0815 1002'] as const),
];

test.each(DECREED)('LC-02 %s %s has the holidays that were decreed', (country, year, days) => {
  expect(days.split(' ').filter((day) => !getDays(country, year).includes(day))).toEqual([]);
});
