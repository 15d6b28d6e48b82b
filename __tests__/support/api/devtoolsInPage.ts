import type { AppState } from '@/app/rootReducer';
import { type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/** A store inside the real instrument of Redux DevTools. */
type Watched = EnhancedStore<AppState, Action, unknown>;

let watched: Watched | undefined;

/** The innermost enhancer, as the extension puts it. */
const instrumented = (create: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator => {
  const enhanced = instrument(undefined, { maxAge: 5000 })(create as never);
  return ((...args: Parameters<typeof enhanced>) => {
    const store = enhanced(...args);
    watched = store as unknown as Watched;
    return store;
  }) as never;
};

const composed =
  () =>
  (...enhancers: StoreEnhancer[]) =>
  (create: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
    enhancers.reduceRight<StoreEnhancerStoreCreator>((made, enhance) => enhance(made), instrumented(create));

// Redux Toolkit looks for it when it is imported, so this file comes before whatever imports that.
if (!('window' in globalThis)) {
  Object.defineProperty(globalThis, 'window', { value: {}, configurable: true, writable: true });
}
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composed });

/** DevTools' own store: what the buttons of DevTools dispatch to. */
export const devtoolsStore = () => {
  if (!watched) throw new Error('no store was made');
  return watched.liftedStore;
};

/** DevTools' own state. */
export const devtoolsState = () => devtoolsStore().getState();

/** The file that DevTools' export button saves: JSON in JSON. */
export function devtoolsExport(): string {
  const { stagedActionIds, actionsById } = devtoolsState();
  return JSON.stringify({ payload: JSON.stringify(stagedActionIds.slice(1).map((id) => actionsById[id]?.action)) });
}
