import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What came from the server, or why it did not with a way to ask again (GE-03). What is there stays while it is asked again. */
export function QueryBoundary<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading rows={6} />;
}
