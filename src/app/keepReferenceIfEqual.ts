import { shallowEqual } from 'react-redux';

/** What was there before where the new one says the same: whoever is drawn with it need not be drawn again. */
export const keepReferenceIfEqual = <Value>(before: Value, now: Value | undefined): Value =>
  now === undefined || shallowEqual(before, now) ? before : now;
