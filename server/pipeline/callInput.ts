import type { Call } from '@/contract/call';
import { pathNames } from '@/contract/call';
import { idInput } from '@/contract/schemas';
import * as z from 'zod/mini';
import { Refusal } from '../kernel/refusal';

/** The three places that a call's input comes from, as they arrived. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks what a call was sent and gives it back with defaults filled in; throws code 10 with the names of the fields at fault. */
export type InputReader = (raw: RawInput) => Record<string, unknown>;

type Fields = Record<string, unknown>;
type Reading = { readonly fields: Fields } | { readonly wrong: string[] };

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

const readPart = (schema: z.ZodMiniType, value: unknown): Reading => {
  const result = z.safeParse(schema, value ?? {});
  if (!result.success) return { wrong: result.error.issues.flatMap(getNames) };
  return { fields: isFields(result.data) ? result.data : {} };
};

const nothing = z.strictObject({});

/** What a call knows of a query. Anything else in it is left alone: what keeps a proxy from answering, or the userId of every table (§7). */
const knownPart = ({ _zod: { def } }: z.ZodMiniObject, query: unknown): unknown =>
  isFields(query)
    ? Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(def.shape, name)))
    : query;

const wrongFields = (names: string[]): Refusal =>
  new Refusal('invalidInput', { fields: [...new Set(names.map(shown))].slice(0, NAMES_SHOWN).join(', ') });

/** Makes the reader of a call from its row: path ids, query and body. Unknown fields of a body are refused, those of a query ignored. */
export const inputReader = (row: Call): InputReader => {
  const params = z.strictObject(Object.fromEntries(pathNames(row.path).map((name) => [name, idInput])));
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
