import { type Call, getPathNames } from '@/contract/call';
import type { Random } from '../../../server/seed/random';
import { getRoute } from '../../../server/pipeline/callRequest';
import { FIXTURES } from '../enumeration/allAreas';
import { filled, type NamedCall } from '../enumeration/asking';
import { getSample } from '../getSample';
import { ODD_BODIES, ODD_HEADERS, ODD_VALUES, oddOf } from './oddValues';

type Fields = Record<string, unknown>;

/** A request as it goes out, without a session. */
export interface FuzzRequest {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Gives the id of a row of a kind. */
export type IdOfKind = (kind: string) => unknown;

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined => items[random.int(0, items.length - 1)];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns a valid input with every field, and with existing rows where the fixtures can name them. */
const goodInput = ({ name, row }: NamedCall, random: Random, idOfKind: IdOfKind): Fields => {
  const known = Object.keys(FIXTURES).filter((key) => key.split('#')[0] === name);
  const fixture = FIXTURES[pick(random, known) ?? '']?.input ?? {};
  const parts = [row.query && getSample(row.query), row.body && getSample(row.body)];
  const input = filled(fixture, (_, kind) => idOfKind(kind));
  return Object.assign({}, ...parts, input) as Fields;
};

const oddValue = (random: Random, value: unknown): unknown =>
  pick(random, random.chance(0.7) ? oddOf(value) : ODD_VALUES);

/** Spoils one place, be it deep inside. */
const spoil = (random: Random, value: unknown): unknown => {
  const names = isFields(value) ? Object.keys(value) : [];
  const name = pick(random, names);
  if (!isFields(value) || name === undefined || random.chance(0.1)) return oddValue(random, value);
  const inner = spoil(random, value[name]);
  if (Array.isArray(value)) return value.map((each, place) => (String(place) === name ? inner : (each as unknown)));
  return { ...value, [name]: inner };
};

const without = (random: Random, input: Fields, probability: number): Fields =>
  Object.fromEntries(Object.entries(input).filter(() => !random.chance(probability)));

const spoilt = (random: Random, good: Fields): Fields => {
  // Forbidden fields are often omitted, because the first one would hide the others.
  let input: unknown = without(random, good, random.pick([0, 0.1, 0.6]));
  for (let times = random.int(1, 2); times > 0; times -= 1) {
    const names = Object.keys(isFields(input) ? input : {});
    if (names.length > 0) {
      const name = pick(random, names) ?? '';
      input = { ...(input as Fields), [name]: spoil(random, (input as Fields)[name]) };
    }
  }
  const unknown = random.chance(0.03) ? { [random.pick(['extra', '__proto__x', 'a.b', 'ключ'])]: 1 } : {};
  return { ...(input as Fields), ...unknown };
};

const getText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A lone surrogate, which no address can carry, is left as the sign for it. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(
    getText(value)
      .slice(0, 3000)
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
  );

const getUrl = ({ row }: NamedCall, input: Fields, rest: Fields): string => {
  const path = getPathNames(row.path).reduce(
    (left, name) => left.replace(`:${name}`, () => inAddress(input[name] ?? '1')),
    getRoute(row),
  );
  const query = Object.entries({ ...row.when, ...rest }).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((each) => `${inAddress(name)}=${inAddress(each)}`),
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};

const split = (input: Fields, names: readonly string[]): readonly [Fields, Fields] => {
  const entries = Object.entries(input);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
};

/** A request that is nearly right: a good one of the call with one or two places spoilt. */
export const fuzzRequest = (call: NamedCall, random: Random, idOfKind: IdOfKind): FuzzRequest => {
  const { row } = call;
  const input = spoilt(random, goodInput(call, random, idOfKind));
  const [inPath, others] = split(input, getPathNames(row.path));
  const [inBody, inQuery] = row.body ? split(others, Object.keys(row.body.shape)) : [{}, others];
  const odd = random.chance(0.03) ? pick(random, ODD_HEADERS) : {};
  const headers = row.body ? { 'content-type': 'application/json', ...odd } : { ...odd };
  const request = { method: row.method, url: getUrl(call, inPath, inQuery), headers };
  if (!row.body) return request;
  const body = random.chance(0.03) ? pick(random, ODD_BODIES) : JSON.stringify(inBody);
  return { ...request, payload: body ?? '' };
};
