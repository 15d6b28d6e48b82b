import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { api } from './api';

type StoreWithCache = Readonly<Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>>;
/** Return value of `updateQueryData`. */
type CacheUpdate = ThunkAction<{ readonly undo: () => void }, StoreWithCache, unknown, UnknownAction>;

/** Part of the second argument of `onQueryStarted`. */
interface StartedMutation {
  readonly dispatch: ThunkDispatch<StoreWithCache, unknown, UnknownAction>;
  readonly getState: () => StoreWithCache;
  readonly queryFulfilled: Promise<unknown>;
}

interface PendingChange {
  readonly apply: () => void;
  readonly undo: () => void;
}

/** Applies an update, and returns its undo. Data that was fetched meanwhile comes from the server and is not reverted. */
function applyUpdate(update: CacheUpdate, { dispatch, getState }: StartedMutation): () => void {
  const before = getState().api.queries;
  const { undo } = dispatch(update);
  const after = getState().api.queries;
  const key = Object.keys(after).find((each) => after[each] !== before[each]);
  if (key === undefined) return () => {};
  return () => {
    if (getState().api.queries[key]?.fulfilledTimeStamp === after[key]?.fulfilledTimeStamp) undo();
  };
}

function createChange(updates: readonly CacheUpdate[], mutation: StartedMutation): PendingChange {
  let undos: readonly (() => void)[] = [];
  const apply = (): void => void (undos = updates.map((update) => applyUpdate(update, mutation)));
  apply();
  return { apply, undo: () => undos.toReversed().forEach((undo) => undo()) };
}

/**
 * Returns an `onQueryStarted` that updates cached queries before the response, and reverts them on failure. Patches are positions in the
 * data, so a failed change is reverted only after the later pending ones, which are then applied again.
 */
export function updateOptimistically<Input>(
  getUpdates: (input: Input, state: StoreWithCache) => readonly CacheUpdate[],
) {
  let pending: readonly PendingChange[] = [];
  return async (input: Input, mutation: StartedMutation): Promise<void> => {
    const change = createChange(getUpdates(input, mutation.getState()), mutation);
    pending = [...pending, change];
    const isFulfilled = await mutation.queryFulfilled.then(
      () => true,
      () => false,
    );
    const later = pending.slice(pending.indexOf(change) + 1);
    pending = pending.filter((each) => each !== change);
    if (isFulfilled) return;
    for (const each of [change, ...later].toReversed()) each.undo();
    for (const each of later) each.apply();
  };
}
