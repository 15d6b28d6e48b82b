import { type Call, getPathNames, type Calls } from '@/contract/call';
import { idInput } from '@/contract/schemas';
import * as z from 'zod/mini';
import { Refusal } from '../kernel/refusal';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { BareContext } from '../access/callContext';
import type { Caller } from '../kernel/caller';
import { ALL_HANDLERS } from '../modules/allHandlers';
import { getRoute } from './callRequest';

/** The three parts of a call's input as received. */
interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Validates a call's input and returns it with defaults; throws code 10 with the names of the invalid fields. */
type InputReader = (raw: RawInput) => Record<string, unknown>;

type Fields = Record<string, unknown>;
type CallInputReadContext = { readonly fields: Fields } | { readonly wrong: string[] };

const NAMES_SHOWN = 6;
const NAME_LENGTH_SHOWN = 40;
// Names of unknown fields are the caller's text.
const shown = (name: string): string => name.replaceAll(/[^\w.-]/g, '_').slice(0, NAME_LENGTH_SHOWN);

const getNames = (issue: z.core.$ZodIssue): string[] => {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => (place === '' ? key : `${place}.${key}`));
  return [place === '' ? 'body' : place];
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPart = (schema: z.ZodMiniType, value: unknown): CallInputReadContext => {
  const result = z.safeParse(schema, value ?? {});
  if (!result.success) return { wrong: result.error.issues.flatMap(getNames) };
  return { fields: isFields(result.data) ? result.data : {} };
};

const nothing = z.strictObject({});

/** Picks the query parameters that a call declares. Others are ignored: cache busters, or the userId that every table sends (§7). */
const knownPart = ({ _zod: { def } }: z.ZodMiniObject, query: unknown): unknown =>
  isFields(query)
    ? Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(def.shape, name)))
    : query;

const wrongFields = (names: string[]): Refusal =>
  new Refusal('invalidInput', { fields: [...new Set(names.map(shown))].slice(0, NAMES_SHOWN).join(', ') });

/** Creates the input reader of a call: path ids, query and body. Refuses unknown fields of a body, ignores those of a query. */
const inputReader = (row: Call): InputReader => {
  const params = z.strictObject(Object.fromEntries(getPathNames(row.path).map((name) => [name, idInput])));
  const query = row.query ?? nothing;
  return (raw) => {
    const readings = [
      readPart(params, raw.params),
      readPart(query, knownPart(query, raw.query)),
      readPart(row.body ?? nothing, raw.body),
    ];
    const wrong = readings.flatMap((reading) => ('wrong' in reading ? reading.wrong : []));
    if (wrong.length > 0) throw wrongFields(wrong);
    return Object.assign({}, ...readings.map((reading) => ('fields' in reading ? reading.fields : {})));
  };
};

/** Handler as the pipeline calls it; the pipeline has validated the input against the handler's own type. */
type AnyHandler = {
  call(
    input: Record<string, unknown>,
    context: BareContext & { readonly caller?: Caller | undefined },
  ): Promise<unknown>;
}['call'];

/** Call with its handler and input reader. */
export interface ServedCall {
  readonly row: Call;
  /** 'GET /prod/task/listing': name in the log, in idempotent writes and in approvals. */
  readonly name: string;
  readonly readInput: InputReader;
  readonly handler: AnyHandler;
}

const servedCall = (row: Call, handler: AnyHandler): ServedCall => ({
  row,
  name: `${row.method} ${getRoute(row)}`,
  readInput: inputReader(row),
  handler,
});

const HANDLERS_BY_FILE: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = ALL_HANDLERS;

/** All calls of the contract with their handlers; the types guarantee that each has one. */
export const SERVED_CALLS: readonly ServedCall[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => {
    const handler = HANDLERS_BY_FILE[file]?.[name];
    if (handler === undefined) throw new Error(`no handler for ${file}.${name}`);
    return servedCall(row, handler);
  }),
);
