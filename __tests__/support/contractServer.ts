import { type Call, type CallReply, getPathNames } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';

import { getSample } from './getSample';

const PATTERNS = Object.values(ALL_CALLS)
  .flatMap((calls): Call[] => Object.values(calls))
  .map((row) => {
    const base = row.client === 'main' ? 'prod' : 'api';
    return { row, pattern: new RegExp(`^/${base}/${row.path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u') };
  });

const exactness = ({ path, when = {} }: Call): number => Object.keys(when).length - getPathNames(path).length;

/** Returns the call at an address, preferring a matching query and a path without parameters. */
function getRow({ pathname, searchParams }: URL, method: string): Call {
  const isSaid = ({ when = {} }: Call) =>
    Object.entries(when).every(([name, value]) => searchParams.get(name) === value);
  const [found] = PATTERNS.filter(({ pattern, row }) => row.method === method && pattern.test(pathname) && isSaid(row))
    .map(({ row }) => row)
    .toSorted((one, other) => exactness(other) - exactness(one));
  if (!found) throw new Error(`no call at ${method} ${pathname}`);
  return found;
}

/** A request as the stand-in took it. */
export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The key of the intent behind a change that is made once. */
  readonly intent: string | null;
}

type Answer = (asked: Asked) => unknown;

/** Something that a call can answer, whatever it says: to be changed where a test looks at it. */
export const sampleAnswer = <Row extends Call>(row: Row): CallReply<Row> => getSample(row.answer) as CallReply<Row>;

const inEnvelope = (code: string, data: unknown, message = ''): Response => Response.json({ code, message, data });

const fileNamed = (name: string): Response =>
  new Response('a', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

const getKey = ({ headers }: RequestInit): string | null => new Headers(headers).get(IDEMPOTENCY_KEY_HEADER);

const getMade = ({ pathname, searchParams }: URL, init: RequestInit): Asked => ({
  path: pathname,
  query: Object.fromEntries(searchParams),
  body: typeof init.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {},
  intent: getKey(init),
});

/** The one stand-in of tests that draw screens: a fetch behind which every call is answered as the contract says. */
export function contractServer() {
  const answers = new Map<Call, Answer>();
  const asked = new Map<Call, Asked[]>();
  const held = new Map<Call, Promise<void>>();

  function note(row: Call, made: Asked): void {
    asked.set(row, [...(asked.get(row) ?? []), made]);
  }

  function reply(row: Call, made: Asked): Response {
    const answer = answers.has(row) ? answers.get(row)?.(made) : getSample(row.answer);
    if (answer instanceof Response) return answer;
    if (row.download) return fileNamed('saved.csv');
    return row.raw ? Response.json(answer) : inEnvelope('00', answer);
  }

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://saldo.test');
    const row = getRow(url, init.method ?? 'GET');
    // Another institution's server may lack this call; the queries are then sent separately.
    if (row === taskCalls.together && !answers.has(row)) return new Response('', { status: 404 });
    const made = getMade(url, init);
    note(row, made);
    await held.get(row);
    return reply(row, made);
  }

  return {
    fetch,
    /** Sets the response of a call. */
    on: <Row extends Call>(row: Row, answer: CallReply<Row> | ((asked: Asked) => CallReply<Row>)): void =>
      void answers.set(row, typeof answer === 'function' ? (answer as Answer) : () => answer),
    /** A call is refused with a code of §8 and the server's own words. */
    refuse: (row: Call, message: string, code = '99'): void =>
      void answers.set(row, () => inEnvelope(code, null, message)),
    /** Refuses a call with data that its contract row defines. */
    refuseTelling: (row: Call, code: string, told: unknown): void =>
      void answers.set(row, () => inEnvelope(code, told, 'No')),
    /** A call is not answered before it is let go. */
    hold(row: Call): () => void {
      const waiting: (() => void)[] = [];
      held.set(
        row,
        new Promise((resolve) => {
          waiting.push(resolve);
        }),
      );
      return () => {
        held.delete(row);
        waiting.forEach((letGo) => letGo());
      };
    },
    /** Returns the requests of a call so far. */
    asked: (row: Call): readonly Asked[] => asked.get(row) ?? [],
  };
}

/** A stand-in of one test. */
export type ContractServer = ReturnType<typeof contractServer>;
