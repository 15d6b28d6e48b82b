/** State of a paged query: the part of RTK Query's result that a table needs. */
interface PagedQuery<Rows> {
  readonly data?: Rows | undefined;
  readonly currentData?: Rows | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A paged query as tables take it. */
export type PageView<Rows> = ReturnType<typeof keepPreviousPage<Rows>>;

/** Returns true for an empty previous page, which says nothing about the pending filters. */
const isNothing = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'totalCount' in page && page.totalCount === 0;

/** Keeps the previous page visible while the next one loads. If that fails, the previous page is not shown as the result. */
export function keepPreviousPage<Rows>({ data: last, currentData, error, isFetching, refetch }: PagedQuery<Rows>) {
  const rows = currentData ?? (isFetching && !isNothing(last) ? last : undefined);
  return { rows, isFetching, error: rows ? undefined : error, onRetry: (): void => void refetch() };
}
