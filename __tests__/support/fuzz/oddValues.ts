const DAYS = ['0000-01-01', '0001-01-01', '1582-10-10', '1899-12-31', '2026-02-30', '2026-13-01', '9999-12-31'];
const MORE_DAYS = [
  '-000001-01-01',
  '+275760-09-13',
  '2026-3-1',
  '2026-03-11T00:00:00Z',
  '2024-02-29',
  '20260311',
  ' 2026-03-11',
];
const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '2026-03-11T24:00:00Z',
  '2026-03-11T10:00:00',
  '2026-03-11T10:00:60Z',
  '2026-03-11',
];
const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1.005,
  1e-7,
  100,
  101,
  1_000_000,
  1_000_001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e15,
  1e21,
  1e308,
];
const IDS = [
  '0',
  '-1',
  '1',
  '1.5',
  '1e3',
  '9'.repeat(18),
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(64),
  '0x1f',
  '٣',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc',
  '%',
  '_\\',
  "'; select 1; --",
  '{}',
  '[]',
  'null',
  'NaN',
  '$1',
  '(?=a)*+[',
  '%00%ff',
  '<b>&amp;',
  '=1+1',
  '__proto__',
  'constructor',
  '😀'.repeat(50),
  'é'.normalize('NFD').repeat(100),
  'x'.repeat(65),
  'x'.repeat(5000),
  'x'.repeat(70_000),
  '1'.repeat(400),
];
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { __proto__: null },
  ['1', '1'],
  [{ id: '1' }],
  0,
  '0',
];

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT/;
const NUMBER_TEXT = /^\d{1,20}$/;

/** Returns odd values of the same type, at an edge. */
export const oddOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return NUMBERS;
  if (typeof value !== 'string') return OTHERS;
  if (DAY.test(value)) return [...DAYS, ...MORE_DAYS];
  if (TIME.test(value)) return TIMES;
  return NUMBER_TEXT.test(value) ? [...IDS, ...NUMBERS, ...TEXTS] : TEXTS;
};

/** Values of other types. */
export const ODD_VALUES: readonly unknown[] = [...OTHERS, ...NUMBERS, ...TEXTS, ...DAYS, ...TIMES];

/** Bodies that are no object, or none of ours. */
export const ODD_BODIES: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{"a":',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"id":1,"id":2}',
  '{"id":1e999}',
  '{"id":"\\ud800"}',
  '\u0000',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `{"a":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`,
];

/** Headers that a call looks at. */
export const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': 'xx-yy;q=,*;q=9' },
  { 'accept-language': 'x'.repeat(4000) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'é%00' },
  { 'x-forwarded-for': '::ffff:1.2.3.4, junk' },
  { host: 'a b' },
  { cookie: 'saldo_sid=%E0%A4%A; saldo_sid=x' },
];
