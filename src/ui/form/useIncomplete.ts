import type { FormInstance } from 'antd';
import { useState } from 'react';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

type Path = readonly (string | number)[];

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce(
    (part, key): unknown => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    values,
  );

const FOCUS = { block: 'nearest', focus: true } as const;

/**
 * Returns true if a refused form lacks information (§5: 'please complete all information'). A form with a single field shows this only at
 * the field.
 */
export function useIncomplete<Fields extends object>(form: FormInstance<Fields>) {
  const [isIncomplete, setIncomplete] = useState(false);
  /** Focuses the first field that fails, and notes whether one of the failing fields is empty. */
  const check = (): void => {
    const fields = form.getFieldsError();
    const values: unknown = form.getFieldsValue(true);
    const failed = fields.filter(({ errors }) => errors.length > 0);
    setIncomplete(fields.length > 1 && failed.some(({ name }) => isEmpty(valueAt(values, name))));
    if (failed[0]) form.scrollToField(failed[0].name, FOCUS);
  };
  return { isIncomplete, check, clear: () => setIncomplete(false) };
}
