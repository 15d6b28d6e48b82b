import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';

type LogOrder = Omit<CallInput<typeof taskCalls.collectionLogs>, 'id'>;

const KEYS: Readonly<Record<NonNullable<LogOrder['sort']>, (log: CollectionLog) => string | null>> = {
  time: ({ time }) => time,
  result: ({ callResult }) => callResult,
  contact: ({ contactName }) => contactName?.toLowerCase() ?? null,
};

/** Sorts a collection log that is newest first, as the server does for the main client: empty values last. */
export function sortLogs(logs: readonly CollectionLog[], { sort = 'time', order = 'desc' }: LogOrder): CollectionLog[] {
  const sign = order === 'asc' ? 1 : -1;
  return logs.toSorted((one, other) => {
    const [left, right] = [KEYS[sort](one), KEYS[sort](other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return left === right ? 0 : left < right ? -sign : sign;
  });
}
