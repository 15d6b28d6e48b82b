import type { Role } from '@/contract/codes/userCodes';
import * as z from 'zod/mini';
import { FIXTURES } from '../../../__tests__/support/enumeration/allAreas';
import { filled, type NamedCall } from '../../../__tests__/support/enumeration/asking';
import { isOpenTo } from '../../../__tests__/support/enumeration/walk';
import { READ_CALLS } from './readCalls';
import { REQUIRED_VALUES, SAMPLES } from './samples';

type Input = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;
type Field = z.core.$ZodType;

/** A call in one role, with one filter or sort order at a time. */
export interface BenchCall {
  readonly call: NamedCall;
  readonly role: Role;
  /** Parameters in addition to the required ones; '' for none. */
  readonly variant: string;
  /** Input in which ids of rows are still placeholders of their kinds. */
  readonly input: Input;
}

/** Number of values up to which all values of a code are requested; beyond it, only the first and the last. */
const ALL_VALUES_MOST = 4;

const getFields = ({ row }: NamedCall): Fields => ({ ...row.query?.shape, ...row.body?.shape });

const isOptional = (field: Field): boolean => z.core.safeParse(field, undefined).success;

const getValues = (field: Field): readonly unknown[] => {
  const schema = JSON.stringify(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }));
  const { 1: listed } = /"enum":(\[[^\]]*\])/.exec(schema) ?? [];
  return listed === undefined ? [] : z.parse(z.array(z.unknown()), JSON.parse(listed));
};

const getCodes = (field: Field): readonly unknown[] => {
  const values = getValues(field);
  return values.length <= ALL_VALUES_MOST ? values : [values[0], values.at(-1)];
};

const getFixture = (call: NamedCall): Input => FIXTURES[call.name]?.input ?? {};

const getValue = (call: NamedCall, name: string, field: Field): unknown =>
  REQUIRED_VALUES[call.name]?.[name] ?? SAMPLES[name]?.[0] ?? getFixture(call)[name] ?? getCodes(field)[0];

const required = (call: NamedCall): Input => {
  const fields = Object.entries(getFields(call)).filter(([, field]) => !isOptional(field));
  const inPath = Object.entries(getFixture(call)).filter(([name]) => call.row.path.includes(`{${name}}`));
  return {
    ...Object.fromEntries(inPath),
    ...Object.fromEntries(fields.map(([name, field]) => [name, getValue(call, name, field)])),
  };
};

const sorted = (field: Field): [string, Input][] =>
  getValues(field).flatMap((sort) =>
    ['asc', 'desc'].map((order): [string, Input] => [`sort ${String(sort)} ${order}`, { sort, order }]),
  );

/** Fields not requested alone: they accompany another field, or set the format of a file. */
const BESIDE: readonly string[] = ['order', 'sort', 'size', 'pageNum', 'pageSize', 'format', 'place', 'placeOf'];

const shownValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? ` ${value}` : '';

const filledOne = (call: NamedCall, [name, field]: [string, Field]): [string, Input][] => {
  if (name === 'sort') return sorted(field);
  if (BESIDE.includes(name) || !isOptional(field)) return [];
  const fixture = getFixture(call)[name];
  const codes = getCodes(field);
  const values = codes.length > 0 ? codes : (SAMPLES[name] ?? (fixture === undefined ? [] : [fixture]));
  return values.map((value) => [`${name}${shownValue(value)}`, { [name]: value }]);
};

/** Returns true if the same handler serves another call with the same fields, which is measured instead. */
const isTwin = (call: NamedCall): boolean =>
  call.row.client === 'older' &&
  READ_CALLS.some(
    (other) => other.row.client === 'main' && other.row.query !== undefined && other.row.query === call.row.query,
  );

const getVariants = (call: NamedCall): [string, Input][] => {
  const alone: [string, Input] = ['', {}];
  if (call.row.download || isTwin(call)) return [alone];
  return [alone, ...Object.entries(getFields(call)).flatMap((field) => filledOne(call, field))];
};

const isOfOthers = (one: Input, other: Input): boolean => Object.keys(one).every((name) => !(name in other));

const getPairs = (call: NamedCall): [string, Input][] => {
  const filters = getVariants(call).filter(([, input]) => Object.keys(input).length === 1);
  return filters.flatMap(([name, input], at) =>
    filters
      .slice(at + 1)
      .filter(([, other]) => isOfOthers(input, other))
      .map(([beside, other]): [string, Input] => [`${name} + ${beside}`, { ...input, ...other }]),
  );
};

/** Returns every request of a role: each filter and each sort order alone, or pairs of filters on different fields. */
export const listBenchCalls = (role: Role, { pairs = false } = {}): BenchCall[] =>
  READ_CALLS.filter(({ row }) => isOpenTo(role, row)).flatMap((call) =>
    (pairs ? getPairs : getVariants)(call).map(([variant, input]) => ({
      call,
      role,
      variant,
      input: { ...required(call), ...input },
    })),
  );

/** Returns the request with the ids of existing rows; undefined if such a row does not exist. */
export const getInput = ({ input }: BenchCall, ids: ReadonlyMap<string, string>): Input | undefined => {
  const missing: string[] = [];
  const whole = filled(input, (_, kind) => {
    if (!ids.has(kind)) missing.push(kind);
    return ids.get(kind);
  });
  return missing.length === 0 ? z.parse(z.record(z.string(), z.unknown()), whole) : undefined;
};
