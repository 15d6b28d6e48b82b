import { api } from '@/api/api';
import {
  addListener,
  type ListenerEffectAPI,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';

import { tagsInvalidatedBy } from './tagsInvalidatedBy';

type StoreWithCache = Readonly<Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>>;

type DispatchOfReads = ThunkDispatch<StoreWithCache, unknown, UnknownAction>;

interface Readable {
  readonly initiate: (
    arg: unknown,
    how: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

interface ReadEnded extends UnknownAction {
  readonly meta: { readonly requestId: string };
}

const isReadEnded = (action: UnknownAction): action is UnknownAction & ReadEnded =>
  /^api\/executeQuery\/(fulfilled|rejected)$/u.test(action.type);

/** The reads that are under way: the key in the cache of each, by its own id. */
const underWay = ({ api: { queries } }: StoreWithCache): Map<string, string> =>
  new Map(
    Object.entries(queries).flatMap(([key, read]) =>
      read?.status === QueryStatus.pending ? [[read.requestId, key] as const] : [],
    ),
  );

/**
 * A read that is under way when something becomes out of date, by news or by a change made here, may have seen what was before, and the
 * cache does not ask again for what is being asked for: it is asked for once more when it has ended (AP-08). Reads that travelled together
 * end together.
 */
async function readAgain(
  said: UnknownAction,
  access: ListenerEffectAPI<StoreWithCache, DispatchOfReads>,
): Promise<void> {
  const readable = api.endpoints as Readonly<Record<string, Readable>>;
  const tags = tagsInvalidatedBy(said);
  const left = underWay(access.getOriginalState());
  while (left.size > 0) {
    await access.take((action): action is ReadEnded => isReadEnded(action) && left.has(action.meta.requestId));
    const still = underWay(access.getState());
    const ended = new Set([...left].flatMap(([read, key]) => (still.has(read) ? [] : [key])));
    for (const read of left.keys()) if (!still.has(read)) left.delete(read);
    for (const old of api.util.selectInvalidatedBy(access.getState(), tags)) {
      const again = ended.has(old.queryCacheKey) && readable[old.endpointName];
      if (again) access.dispatch(again.initiate(old.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  }
}

/** Listens from now on, until what the store gives back is called. Comes with the screens: the login has nothing to read again. */
export const listenForStaleReads = addListener.withTypes<StoreWithCache, DispatchOfReads>()({
  predicate: (said) => tagsInvalidatedBy(said).length > 0,
  effect: readAgain,
});
