interface PreviousAnswerInput<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Returns the data to show: the previous response stays visible while the next one loads. If that fails, it is not shown as the result. */
export function keepPreviousData<Data>({ data: last, currentData, error, isFetching }: PreviousAnswerInput<Data>) {
  const data = currentData ?? (isFetching ? last : undefined);
  return {
    data,
    /** A background refetch does not dim the content. */
    isWaiting: isFetching && currentData === undefined,
    error: data === undefined && !isFetching ? error : undefined,
  };
}
