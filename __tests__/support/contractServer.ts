import type { Call, CallReply } from '@/contract/call';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';

import { createEnvelope, findCall } from '../../demo/findCall';
import { getSample } from './getSample';

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
    return row.raw ? Response.json(answer) : createEnvelope('00', answer);
  }

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://saldo.test');
    const method = init.method ?? 'GET';
    const row = findCall(method, url.pathname, url.searchParams);
    if (!row) throw new Error(`no call at ${method} ${url.pathname}`);
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
      void answers.set(row, () => createEnvelope(code, null, message)),
    /** Refuses a call with data that its contract row defines. */
    refuseTelling: (row: Call, code: string, told: unknown): void =>
      void answers.set(row, () => createEnvelope(code, told, 'No')),
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
