import { api } from '@/api/client/api';
import {
  type UnknownAction,
  addListener,
  isAnyOf,
  isFulfilled,
  isRejected,
  type ListenerEffectAPI,
  type ThunkAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';

type OutOfDate = Parameters<typeof api.util.invalidateTags>[0];
type TagsOf = (answer: unknown, error: unknown, arg: unknown) => OutOfDate;

/** Result of a query or mutation. Endpoints of RTK Query are the app's only thunks. */
interface RequestEnded extends UnknownAction {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly arg: {
      readonly type: 'query' | 'mutation';
      readonly endpointName: string;
      readonly originalArgs: unknown;
    };
  };
}

const isEnded: (action: UnknownAction) => boolean = isAnyOf(isFulfilled(), isRejected());
const isRequestEnded = (action: UnknownAction): action is RequestEnded => isEnded(action);

type EachEndpoint = Readonly<Record<string, (endpoint: { readonly invalidatesTags?: TagsOf }) => void>>;
const withEndpoints: { readonly enhanceEndpoints: (by: { readonly endpoints: EachEndpoint }) => unknown } = api;

/** Returns the tags invalidated by a completed change, as its slice defines them. */
function outOfDateByChange(action: RequestEnded): OutOfDate {
  const { endpointName, originalArgs } = action.meta.arg;
  let tags: OutOfDate = [];
  withEndpoints.enhanceEndpoints({
    endpoints: {
      [endpointName]: ({ invalidatesTags }) => {
        const [answer, failure] = isFulfilled(action) ? [action.payload, undefined] : [undefined, action.payload];
        tags = invalidatesTags?.(answer, failure, originalArgs) ?? [];
      },
    },
  });
  return tags;
}

/** Returns the tags that an action invalidates: those it names, or those of a completed change of our own. */
function tagsInvalidatedBy(action: UnknownAction): OutOfDate {
  if (api.util.invalidateTags.match(action)) return action.payload;
  return isRequestEnded(action) && action.meta.arg.type === 'mutation' ? outOfDateByChange(action) : [];
}

type StoreWithCache = Readonly<Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>>;

type DispatchOfReads = ThunkDispatch<StoreWithCache, unknown, UnknownAction>;

interface Readable {
  readonly initiate: (
    arg: unknown,
    how: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** Pending reads: the cache key of each, by request id. */
const underWay = ({ api: { queries } }: StoreWithCache): Map<string, string> =>
  new Map(
    Object.entries(queries).flatMap(([key, read]) =>
      read?.status === QueryStatus.pending ? [[read.requestId, key] as const] : [],
    ),
  );

/**
 * Refetches once more after a pending read ends if an event or a local change invalidated it (AP-08). The read may hold outdated data, and
 * the cache does not start a second request while one is pending. Reads of the same batch end at the same time.
 */
async function readAgain(
  dispatched: UnknownAction,
  access: ListenerEffectAPI<StoreWithCache, DispatchOfReads>,
): Promise<void> {
  const readable = api.endpoints as Readonly<Record<string, Readable>>;
  const tags = tagsInvalidatedBy(dispatched);
  const left = underWay(access.getOriginalState());
  while (left.size > 0) {
    await access.take((action) => isRequestEnded(action) && left.has(action.meta.requestId));
    const still = underWay(access.getState());
    const ended = new Set([...left].flatMap(([read, key]) => (still.has(read) ? [] : [key])));
    for (const read of left.keys()) if (!still.has(read)) left.delete(read);
    for (const old of api.util.selectInvalidatedBy(access.getState(), tags)) {
      const again = ended.has(old.queryCacheKey) && readable[old.endpointName];
      if (again) access.dispatch(again.initiate(old.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  }
}

/** Starts the listener and returns a function that stops it. Loaded with the screens, because the login has nothing to refetch. */
export const listenForStaleReads = addListener.withTypes<StoreWithCache, DispatchOfReads>()({
  predicate: (dispatched) => tagsInvalidatedBy(dispatched).length > 0,
  effect: readAgain,
});
