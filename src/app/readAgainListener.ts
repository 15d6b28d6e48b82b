import { api } from '@/api/api';
import { createListenerMiddleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';

type StoreWithCache = Readonly<Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>>;

interface Readable {
  readonly initiate: (
    arg: unknown,
    how: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

interface ReadEnded extends UnknownAction {
  readonly meta: { readonly requestId: string; readonly arg: { readonly queryCacheKey: string } };
}

const isReadEnded = (action: UnknownAction): action is UnknownAction & ReadEnded =>
  /^api\/executeQuery\/(fulfilled|rejected)$/u.test(action.type);

const underWay = ({ api: { queries } }: StoreWithCache): Set<string> =>
  new Set(Object.values(queries).flatMap((read) => (read?.status === QueryStatus.pending ? [read.requestId] : [])));

/**
 * A read that is under way when something becomes out of date may have seen what was before, and the cache does not ask again for what is being
 * asked for: it is asked for once more when it has ended (AP-08).
 */
export function createReadAgainListener() {
  const listener = createListenerMiddleware<StoreWithCache>();
  const readable = api.endpoints as Readonly<Record<string, Readable>>;
  listener.startListening({
    actionCreator: api.util.invalidateTags,
    effect: async ({ payload: tags }, access) => {
      const left = underWay(access.getOriginalState());
      while (left.size > 0) {
        const [ended] = await access.take(
          (action): action is ReadEnded => isReadEnded(action) && left.has(action.meta.requestId),
        );
        left.delete(ended.meta.requestId);
        const old = api.util
          .selectInvalidatedBy(access.getState(), tags)
          .find(({ queryCacheKey }) => queryCacheKey === ended.meta.arg.queryCacheKey);
        const again =
          old && readable[old.endpointName]?.initiate(old.originalArgs, { subscribe: false, forceRefetch: true });
        if (again) access.dispatch(again);
      }
    },
  });
  return listener;
}
