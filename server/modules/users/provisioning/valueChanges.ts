/** Change of a list of values, such as the members of a group or the roles of a user. */
export interface ValueChange {
  readonly op: 'add' | 'remove' | 'replace';
  readonly values: readonly string[];
}

/** Carries out changes of a list in order and returns the resulting values. */
export const applyValueChanges = (before: Iterable<string>, changes: readonly ValueChange[]): Set<string> => {
  let values = new Set(before);
  for (const { op, values: named } of changes) {
    if (op === 'replace') values = new Set(named);
    for (const value of named) {
      if (op === 'add') values.add(value);
      if (op === 'remove') values.delete(value);
    }
  }
  return values;
};
