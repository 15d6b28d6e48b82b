import { useSelector } from 'react-redux';

interface StoreWithMutations {
  readonly api: {
    readonly mutations: Readonly<Record<string, { readonly endpointName?: string } | undefined>>;
  };
}

/** Returns what identifies the newest result that the form on the screen has sent, whatever became of it; undefined without one. */
export const useOwnRecording = (): string | undefined =>
  useSelector(
    ({ api }: StoreWithMutations) =>
      Object.entries(api.mutations).findLast(([, sent]) => sent?.endpointName === 'taskRecord')?.[0],
  );
