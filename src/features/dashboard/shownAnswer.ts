interface Asked<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** What is shown of a question: the answer before stays in view while the next one comes; when that fails, it must not stand for it. */
export function shownAnswer<Data>({ data: last, currentData, error, isFetching }: Asked<Data>) {
  const data = currentData ?? (isFetching ? last : undefined);
  return {
    data,
    /** What comes by itself, live, dims nothing. */
    isWaiting: isFetching && currentData === undefined,
    error: data === undefined && !isFetching ? error : undefined,
  };
}
