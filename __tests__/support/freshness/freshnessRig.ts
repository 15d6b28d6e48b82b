import { toConfirmPasskeyArg, toConfirmTotpArg } from '@/api/endpoints/account/ownFactorsApi';
import { ALL_SLICES } from '@/api/allSlices';
import { api } from '@/api/client/api';
import { type Call, getPathNames } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { UnknownAction } from '@reduxjs/toolkit';

import { contractServer } from '../contractServer';
import { CASE_ID, getSample } from '../getSample';
import { NoLine, signedIn } from '../api/apiRig';
import { ASKS_FOR_OTHERS, type Question } from './facts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Every row of the contract by the name of its endpoint. */
const ROWS: ReadonlyMap<string, Call> = new Map(
  Object.entries(ALL_CALLS).flatMap(([file, calls]) =>
    Object.entries<Call>(calls).map(([row, call]) => [file.replace(/Calls$/u, '') + capitalized(row), call] as const),
  ),
);

const ALL = Object.keys(ALL_SLICES.reduce((all, { endpoints }) => ({ ...all, ...endpoints }), {}));

/** The endpoints as RTK Query has them. */
export const QUESTIONS = ALL.filter((name) => name !== ASKS_FOR_OTHERS && 'useQuery' in api.endpoints[name as never]);
export const CALLS_THAT_CHANGE = ALL.filter((name) => 'useMutation' in api.endpoints[name as never]);

/** These show other cases than the requested one, so they are requested for a case that does not change. */
const OF_ANOTHER_CASE: readonly string[] = ['loanLoanRecord', 'taskMaterialLinkByPhone'] satisfies Question[];
/** The path names the loan, the query the case. */
const BY_LOAN: readonly string[] = ['taskLoanItemInfo', 'olderTaskLoanItemInfo'] satisfies Question[];

/** Returns a complete argument of a call, about the one case. */
export function argOf(name: string): unknown {
  const row = ROWS.get(name);
  if (!row) throw new Error(`no row for ${name}`);
  const given = [row.query, row.body].map((schema) => (schema ? getSample(schema) : {}));
  const ids = Object.fromEntries(
    getPathNames(row.path).map((each) => [each, BY_LOAN.includes(name) ? 'L-1' : CASE_ID]),
  );
  const other = OF_ANOTHER_CASE.includes(name) ? { id: '8', taskId: '8' } : {};
  const arg = {
    ...ids,
    ...Object.assign({}, ...given),
    ...other,
    ...(row.once && { idempotencyKey: 'key-0123456789' }),
  };
  return Object.keys(arg).length === 0 ? undefined : arg;
}

let line: EventTarget | undefined;
/** Only what was opened last is listened to. */
const openLine = jest.fn(() => {
  line = new NoLine();
  return line;
});

type Store = ReturnType<typeof signedIn>['store'];

/** Arguments that differ from the contract's, because a code or a secret is handed over by its handle. */
const HANDED_OVER: Readonly<Record<string, () => unknown>> = {
  secondFactorConfirmPasskey: () =>
    toConfirmPasskeyArg('Laptop', { id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] }),
  secondFactorConfirmTotp: () => toConfirmTotpArg('7', '000000'),
  singleSignOnConfigUpdate: () => ({ config: argOf('singleSignOnConfigUpdate'), secret: undefined }),
  singleSignOnConfigTest: () => ({ config: argOf('singleSignOnConfigTest'), secret: undefined }),
};

/** Any endpoint, by name: its argument is what the contract says and not what the type checker knows. */
async function made(store: Store, name: string): Promise<unknown> {
  const { initiate } = api.endpoints[name as never] as { initiate: (arg: unknown) => UnknownAction };
  const arg = HANDED_OVER[name]?.() ?? argOf(name);
  const { error } = (await (store.dispatch(initiate(arg)) as unknown)) as { error?: unknown };
  return error;
}

/** Returns the current request id of each query in the store. */
function askings(store: Store): Map<string, string | undefined> {
  const { queries } = store.getState().api;
  return new Map(Object.values(queries).map((entry) => [entry?.endpointName ?? '', entry?.requestId]));
}

async function settled(store: Store): Promise<void> {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

/** The real store of a signed-in tab that has every question on its screens. */
export async function everythingAsked() {
  Object.assign(globalThis, { fetch: contractServer().fetch, WebSocket: openLine });
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  // The store's own checks of development are slow with every question in it, and say so.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, closeTabs } = signedIn();
  const failures = await Promise.all(QUESTIONS.map((name) => made(store, name)));
  const failed = QUESTIONS.filter((_, at) => failures[at] !== undefined);

  /** Returns the queries that are refetched because of an action. */
  async function askedAgain(happens: () => Promise<void>): Promise<ReadonlySet<string>> {
    const before = askings(store);
    await happens();
    const after = askings(store);
    await settled(store);
    return new Set([...after].filter(([name, id]) => id !== before.get(name)).map(([name]) => name));
  }

  return {
    failed,
    afterCall: (name: string) =>
      askedAgain(async () => {
        const error = await made(store, name);
        if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
      }),
    afterEvent: (event: LiveEvent) =>
      askedAgain(async () => {
        line?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
        // Longer than what comes together is gathered for (app/live/batchedInvalidation).
        await new Promise((resolve) => {
          setTimeout(resolve, 350);
        });
      }),
    close: closeTabs,
  };
}
