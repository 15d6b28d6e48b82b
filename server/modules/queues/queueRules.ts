import type { RuledQueue } from './ruledQueueStore';

/** Applies `make` to a rule's value; an absent value stays absent. */
export const mapDefined = <Value, Result>(
  value: Value | undefined,
  make: (value: Value) => Result,
): Result | undefined => (value === undefined ? undefined : make(value));

/** Queues in the order in which they take cases. */
export const sortByPriority = (queues: readonly RuledQueue[]): RuledQueue[] =>
  queues.toSorted((one, other) => one.priority - other.priority || one.id - other.id);

/** Returns true if `one` takes a case that matches both queues. */
export const hasPrecedence = (one: RuledQueue, other: RuledQueue): boolean => sortByPriority([one, other])[0] === one;
