import { type Call, getPathNames } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';

/** Returns the path of a call below the folder of the page; parameters are in braces. */
export const getPath = ({ client, path }: Call): string => `/${client === 'main' ? 'prod' : 'api'}/${path}`;

const PATTERNS = Object.values(ALL_CALLS)
  .flatMap((calls): Call[] => Object.values(calls))
  .map((row) => ({ row, pattern: new RegExp(`^${getPath(row).replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u') }));

const getPrecision = ({ path, when = {} }: Call): number => Object.keys(when).length - getPathNames(path).length;

/** Returns the call of a request, preferring a matching query and a path without parameters. `path` starts at /prod/ or /api/. */
export function findCall(method: string, path: string, query: URLSearchParams): Call | undefined {
  const hasQuery = ({ when = {} }: Call) => Object.entries(when).every(([name, value]) => query.get(name) === value);
  const [found] = PATTERNS.filter(({ pattern, row }) => row.method === method && pattern.test(path) && hasQuery(row))
    .map(({ row }) => row)
    .toSorted((one, other) => getPrecision(other) - getPrecision(one));
  return found;
}

/** Returns a response with the envelope of §7. */
export const createEnvelope = (code: string, data: unknown, message = ''): Response =>
  Response.json({ code, message, data });
