import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { dayInput } from '@/contract/schemas';
import * as z from 'zod/mini';
import { getSample } from '../support/getSample';

interface Place {
  readonly title: string;
  readonly schema: z.ZodMiniType;
  /** A good input with something else in this one place. */
  readonly withValue: (value: unknown) => unknown;
  readonly value: unknown;
}

type Replace = (value: unknown) => unknown;

/** Every single value inside another, with a way to change it. */
const getLeaves = (
  value: unknown,
  replace: Replace,
  path: string,
): { path: string; value: unknown; replace: Replace }[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value, replace }];
  return Object.entries(value).flatMap(([name, inner]) =>
    getLeaves(
      inner,
      (changed) =>
        replace(
          Array.isArray(value)
            ? value.map((each, place) => (String(place) === name ? changed : (each as unknown)))
            : { ...value, [name]: changed },
        ),
      `${path}.${name}`,
    ),
  );
};

const getInputs = (name: string, { query, body }: Call): { title: string; schema: z.ZodMiniType }[] => [
  ...(query ? [{ title: `${name} query`, schema: query }] : []),
  ...(body ? [{ title: `${name} body`, schema: body }] : []),
];

const PLACES: readonly Place[] = Object.entries<Calls>(ALL_CALLS)
  .flatMap(([file, rows]) => Object.entries<Call>(rows).flatMap(([name, row]) => getInputs(`${file}.${name}`, row)))
  .flatMap(({ title, schema }) =>
    getLeaves(getSample(schema), (value) => value, title).map(({ path, value, replace }) => ({
      title: path,
      schema,
      withValue: replace,
      value,
    })),
  );

const isTaken = ({ schema, withValue, title }: Place, value: unknown): boolean => {
  const { success, error } = z.safeParse(schema, withValue(value));
  const name = title.split(' ')[1]?.split('.').slice(1).join('.');
  return success || error.issues.every(({ path }) => path.map(String).join('.') !== name);
};

const getPlaces = (looks: RegExp): Place[] => PLACES.filter(({ value }) => looks.test(String(value)));
const getNames = (places: readonly Place[]): string[] => places.map(({ title }) => title);

test('AP-04 no call takes a day before 1900 or after 2199', () => {
  const days = getPlaces(/^\d{4}-\d\d-\d\d$/u);
  expect(days.length).toBeGreaterThan(40);
  for (const odd of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30']) {
    expect(getNames(days.filter((place) => isTaken(place, odd)))).toEqual([]);
  }
  for (const good of ['1900-01-01', '2199-12-31', '2024-02-29']) {
    expect(z.safeParse(dayInput, good).success).toBe(true);
  }
});

test('AP-04 no call takes a time before 1900 or after 2199', () => {
  const times = getPlaces(/^\d{4}-\d\d-\d\dT/u);
  expect(times.length).toBeGreaterThan(1);
  for (const odd of [
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
  ]) {
    expect(getNames(times.filter((place) => isTaken(place, odd)))).toEqual([]);
  }
});

test('AP-04 pages and their sizes are whole numbers', () => {
  const pages = PLACES.filter(({ title }) => /\.(page|size)$/u.test(title));
  expect(pages.length).toBeGreaterThan(60);
  for (const odd of [1.5, 1.005, 0, -1, Number.NaN, 1e21, '1.5', '1e1', '']) {
    expect(getNames(pages.filter((place) => isTaken(place, odd)))).toEqual([]);
  }
});

/** Fields that may hold several lines. */
const SEVERAL_LINES =
  'comment content irregularities lawReason note numberSource processResult reason remark remarks summary whiteList';
/** Fields that are compared or decoded and never shown. */
const NEVER_SHOWN =
  'asked base64Img captcha codeKey idCard key livenessId newPassword oldPassword password pwd query token veins version';
/** Sign-in compares the name; a saved remark has its text as its name; a rule and a channel key are looked up. */
const OTHERS = ['in body.username', 'loginIn body.email', 'saveFilter body.name', 'override body.rules.0', 'keys.0'];

const EXEMPT = new Set(`${SEVERAL_LINES} ${NEVER_SHOWN}`.split(' '));
const isExempt = (title: string): boolean =>
  EXEMPT.has(title.split('.').at(-1) ?? '') || OTHERS.some((other) => title.endsWith(other));

test('AP-04 1.2.10 one-line fields refuse line breaks and control characters', () => {
  const places = PLACES.filter(({ value, title }) => typeof value === 'string' && !isExempt(title));
  expect(places.length).toBeGreaterThan(150);
  for (const odd of ['a\nb', 'a\rb', 'a\u2028b', 'a\u0000b', 'a\tb', 'a\u0085b', 'a\u007fb']) {
    expect(getNames(places.filter(({ schema, withValue }) => z.safeParse(schema, withValue(odd)).success))).toEqual([]);
  }
});
