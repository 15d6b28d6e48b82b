import { shallowEqual } from 'react-redux';

/** Returns the previous reference if both values are shallowly equal, which avoids a re-render. */
export const keepReferenceIfEqual = <Value>(before: Value, now: Value | undefined): Value =>
  now === undefined || shallowEqual(before, now) ? before : now;
