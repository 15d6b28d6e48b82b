import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { formatFailure, getRefusalCode } from '../feedback/formatFailure';

/** Field that each refusal concerns. */
export type RefusalFields = Readonly<Partial<Record<ResultName, string>>>;

const getField = (error: unknown, at: RefusalFields): string | undefined =>
  Object.entries(RESULT_CODES)
    .filter(([, { code }]) => code === getRefusalCode(error))
    .map(([name]) => new Map(Object.entries(at)).get(name))
    .find((field) => field !== undefined);

/** Marks the field that the server refused with its message, and scrolls to it. Returns false if the refusal concerns no field. */
export function markRefusedField(
  form: Pick<FormInstance, 'setFields' | 'focusField'>,
  { error, at }: { readonly error: unknown; readonly at: RefusalFields },
  intl: IntlShape,
): boolean {
  const name = getField(error, at);
  if (name === undefined) return false;
  form.setFields([{ name, errors: [formatFailure(error, intl)] }]);
  form.focusField(name);
  return true;
}

interface RefusedFieldsProps {
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly at: RefusalFields;
}

/** Marks a field of the form that the server refused as invalid until it is changed. */
export function RefusedFields({ error, at }: RefusedFieldsProps) {
  const form = Form.useFormInstance();
  const intl = useIntl();
  const marked = useRef<unknown>(undefined);
  useEffect(() => {
    const name = getField(error, at);
    // After a change of language the field error is translated again, if it is still present.
    const isThere = name !== undefined && form.getFieldError(name).length > 0;
    if (marked.current === error && !isThere) return;
    marked.current = error;
    markRefusedField(form, { error, at }, intl);
  }, [error, at, form, intl]);
  return null;
}
