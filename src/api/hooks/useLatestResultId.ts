import { useSelector } from 'react-redux';

interface StoreWithMutations {
  readonly api: {
    readonly mutations: Readonly<Record<string, { readonly endpointName?: string } | undefined>>;
  };
}

/** Returns the id of the newest result that the current form has sent, with any outcome; undefined without one. */
export const useLatestResultId = (): string | undefined =>
  useSelector(
    ({ api }: StoreWithMutations) =>
      Object.entries(api.mutations).findLast(([, sent]) => sent?.endpointName === 'taskRecord')?.[0],
  );
