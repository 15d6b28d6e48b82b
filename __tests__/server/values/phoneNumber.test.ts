import { getHomeCountry, isSamePhone, toStoredPhone } from '../../../server/values/phoneNumber';

test.each([
  ['5540001220', '5540001220'],
  [' (55) 4000-1220 ', '5540001220'],
  ['+52 55 4000 1220', '5540001220'],
  ['0052 55 4000 1220', '5540001220'],
  ['525540001220', '5540001220'],
  // Prefixes that ended in 2019.
  ['+52 1 55 4000 1220', '5540001220'],
  ['5215540001220', '5540001220'],
  ['044 55 4000 1220', '5540001220'],
  ['045 55 4000 1220', '5540001220'],
  ['01 55 4000 1220', '5540001220'],
  ['+1 415 555 0123', '+14155550123'],
  ['0034 612 345 678', '+34612345678'],
  // Impossible numbers are stored as entered.
  ['12345', '12345'],
  ['55 4000 1220 55 4', '55 4000 1220 55 4'],
])('LC-04 in Mexico %s is stored as %s', (written, stored) => {
  expect(toStoredPhone(written, 'MX')).toBe(stored);
  expect(toStoredPhone(stored, 'MX')).toBe(stored);
  expect(isSamePhone(written, stored, 'MX')).toBe(true);
});

test.each([
  ['CN', '+86 138 1234 5678', '13812345678'],
  ['CN', '8613812345678', '13812345678'],
  ['CN', '13812345678', '13812345678'],
  ['CO', '03 310 123 4567', '3101234567'],
  ['CO', '+57 310 123 4567', '3101234567'],
  ['PE', '51987654321', '987654321'],
  ['PE', '987654321', '987654321'],
  ['CL', '+56 9 8765 4321', '987654321'],
] as const)('LC-04 in %s %s is stored as %s', (home, written, stored) => {
  expect(toStoredPhone(written, home)).toBe(stored);
});

test('LC-04 without a home country only a number with a plus has another form', () => {
  expect(getHomeCountry({ currency: 'EUR' })).toBeUndefined();
  expect(getHomeCountry({ currency: 'mxn' })).toBe('MX');
  expect(toStoredPhone('+52 55 4000 1220', undefined)).toBe('+525540001220');
  expect(toStoredPhone('612 345 678', undefined)).toBe('612 345 678');
  expect(isSamePhone('5540001220', '5540001221', 'MX')).toBe(false);
});
