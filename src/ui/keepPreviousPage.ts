/** What a paged query knows: RTK Query's answer, as far as a table needs it. */
interface PagedQuery<Rows> {
  readonly data?: Rows | undefined;
  readonly currentData?: Rows | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A paged query as tables take it. */
export type ShownPage<Rows> = ReturnType<typeof keepPreviousPage<Rows>>;

/** 'Nothing here' was about other filters; it says nothing of what is on its way. */
const isNothing = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'totalCount' in page && page.totalCount === 0;

/** What a table shows of a paged query: the page before stays in view while the next one comes; when that fails, it must not stand for it. */
export function keepPreviousPage<Rows>({ data: last, currentData, error, isFetching, refetch }: PagedQuery<Rows>) {
  const rows = currentData ?? (isFetching && !isNothing(last) ? last : undefined);
  return { rows, isFetching, error: rows ? undefined : error, onRetry: (): void => void refetch() };
}
