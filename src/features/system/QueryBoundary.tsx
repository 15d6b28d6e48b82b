import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
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

/** Renders the response of a query, or its error with a retry (GE-03). Existing data stays visible during a refetch. */
export function QueryBoundary<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading rows={6} />;
}
