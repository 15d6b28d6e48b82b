import type { OpenContext } from '../access/callContext';
import type { Caller } from '../kernel/caller';
import { enableReadCache } from '../database/memoizePerTransaction';
import { Refusal } from '../kernel/refusal';
import { parseAnswer } from './callOutcome';
import { refuseUnlessPermitted } from './callSession';
import { SERVED_CALLS, type ServedCall } from './servedCalls';

/** Maximum number of reads per request; more than any screen needs at once. */
const QUESTIONS_MOST = 12;

interface Question {
  readonly call: ServedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

const PLACES = SERVED_CALLS.filter(({ row }) => row.together).map((call) => ({
  call,
  pattern: new RegExp(`^/${call.row.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'u'),
}));

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal('notFound');
  }
};

/** Resolves an address below the client's base to its call and parsed input. */
const questionAt = (address: string): Question => {
  const [path = '', query = ''] = address.split('?');
  for (const { call, pattern } of PLACES) {
    const match = pattern.exec(`/${path}`);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, part]) => [name, decoded(part)]);
    return { call, params: Object.fromEntries(params), query: Object.fromEntries(new URLSearchParams(query)) };
  }
  throw new Refusal('notFound');
};

/** Waits until all promises have settled. Returns all results, or throws the error of the first that failed. */
const getAll = async <T>(questions: readonly Promise<T>[]): Promise<T[]> => {
  const ended = Promise.allSettled(questions);
  try {
    return await Promise.all(questions);
  } finally {
    await ended;
  }
};

/**
 * Answers several read calls concurrently in one transaction. Each is authorized and filtered as if it were sent alone. If one is
 * refused, the whole request is refused and the transaction is rolled back.
 */
export const answersTo = async (
  addresses: readonly string[],
  { caller, ...context }: OpenContext & { readonly caller: Caller | undefined },
): Promise<unknown[]> => {
  if (caller === undefined || addresses.length > QUESTIONS_MOST) throw new Refusal('notFound');
  enableReadCache(context.tx);
  const answer = async ({ call, params, query }: Question): Promise<unknown> => {
    refuseUnlessPermitted(call.row, caller, context.now);
    const input = call.readInput({ params, query, body: undefined });
    return parseAnswer(call.row, await call.handler(input, { ...context, caller }));
  };
  return getAll(addresses.map(questionAt).map(answer));
};
