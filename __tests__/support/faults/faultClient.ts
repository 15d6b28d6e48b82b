import { request } from 'node:http';
import type { QueryOutcome, SubmissionEvent, SubmissionState, SendingOutcome } from '@/machines/submissionMachine';
import { submissionMachine } from '@/machines/submissionMachine';
import { createActor, fromPromise } from 'xstate';

/** An envelope that came back whole; undefined: nobody knows the outcome of the request. */
export type Answer = { code: string; data?: { state?: QueryOutcome } } | undefined;

/** One request through the proxy. */
export interface Wire {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** One deduction that somebody wants. */
export interface Wish {
  readonly key: string;
  readonly path: string;
  readonly body: object;
}

/** The outcome of a wish, as far as its sender knows. */
export type Ending = 'done' | 'refused' | 'unknown';

/** After this the sender does not wait any longer. */
const PATIENCE_MS = 1500;
/** The channel is polled after 5, 10 and 20 seconds; until then another deduction of the loan is pending. */
const GIVES_UP_MS = 120_000;
const BLIND_ATTEMPTS = 500;
/** Between two steps, longer with each: who only waits for another deduction shall not keep the server busy. */
const STEP_MS = { first: 5, most: 100 };
/** Still running, the key was used, a fault of the server after which the deed may be done, another one is with the channel: tried again in a moment, under its key. */
const TELL_NOTHING: readonly string[] = ['23', '24', '28', '99'];

const parsed = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
};

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** Sends once over a separate connection. A cut, truncated or late response counts as none. */
export const sendOnce = ({ port, headers }: Wire, { method, path, body, key }: Sent): Promise<Answer> =>
  new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const entity = body === undefined ? {} : { 'content-type': 'application/json' };
    const more = {
      'content-length': Buffer.byteLength(text),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const sent = { ...headers, ...entity, ...more, connection: 'close' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false, headers: sent, signal }, (reply) => {
      let got = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (got += part));
      reply.on('error', () => resolve(undefined));
      reply.on('end', () => resolve(reply.complete ? parsed(got) : undefined));
    });
    asked.on('error', () => resolve(undefined));
    asked.end(text);
  });

/** Returns the outcome of a request, as the app determines it (features/caseDetail/submission). */
const outcomeOfSending = (answer: Answer): SendingOutcome => {
  if (answer === undefined || TELL_NOTHING.includes(answer.code)) return 'unanswered';
  return answer.code === '00' ? 'answered' : 'refused';
};

const outcomeOfAsking = (answer: Answer): QueryOutcome => answer?.data?.state ?? 'unanswered';

/** Actions of the user where the machine waits: look up the outcome, or retry under the same key if it never arrived. */
const NEXT: Readonly<Partial<Record<SubmissionState, SubmissionEvent['type']>>> = {
  idle: 'SUBMIT',
  unknown: 'ASK',
  running: 'ASK',
  neverArrived: 'SUBMIT',
};
const ENDINGS: Readonly<Partial<Record<SubmissionState, Ending>>> = { done: 'done', refused: 'refused' };

/** Sends as the app does, through its machine (machines/submissionMachine). */
export const sendCarefully = (wire: Wire, { key, path, body }: Wish): Promise<Ending> => {
  const send = async () => outcomeOfSending(await sendOnce(wire, { method: 'POST', path, body, key }));
  const ask = async () =>
    outcomeOfAsking(await sendOnce(wire, { method: 'GET', path: `/prod/intent/outcome?key=${key}` }));
  const machine = submissionMachine.provide({ actors: { send: fromPromise(send), ask: fromPromise(ask) } });
  return new Promise((resolve) => {
    let steps = 0;
    const givesUpAt = Date.now() + GIVES_UP_MS;
    const actor = createActor(machine);
    actor.subscribe(({ value }) => {
      const ending = ENDINGS[value] ?? (Date.now() > givesUpAt ? 'unknown' : undefined);
      if (ending !== undefined) {
        actor.stop();
        return resolve(ending);
      }
      const type = NEXT[value];
      steps += 1;
      if (type !== undefined) setTimeout(() => actor.send({ type }), Math.min(STEP_MS.first * steps, STEP_MS.most));
    });
    actor.start();
  });
};

/** The control: sends again whenever there is no answer; with a key it makes a new one each time, as a key that is made inside the retry does. */
export const sendBlindly = async (wire: Wire, { key, path, body }: Wish, withKey: boolean): Promise<Ending> => {
  for (let attempt = 0; attempt < BLIND_ATTEMPTS; attempt += 1) {
    const named = withKey ? { key: `${key}-${attempt}` } : {};
    const answer = await sendOnce(wire, { method: 'POST', path, body, ...named });
    if (answer) return answer.code === '00' ? 'done' : 'refused';
  }
  return 'unknown';
};
