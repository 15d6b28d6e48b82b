import type { RuledQueue } from './ruledQueueStore';

/** What a rule says of something, made into something else; what it does not limit stays absent. */
export const given = <Value, Result>(value: Value | undefined, make: (value: Value) => Result): Result | undefined =>
  value === undefined ? undefined : make(value);

/** Queues in the order in which they take cases. */
export const inOrder = (queues: readonly RuledQueue[]): RuledQueue[] =>
  queues.toSorted((one, other) => one.priority - other.priority || one.id - other.id);

/** Which of two queues takes a case that fits both. */
export const takesBefore = (one: RuledQueue, other: RuledQueue): boolean => inOrder([one, other])[0] === one;
