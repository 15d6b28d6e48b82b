import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { failureText, refusedCode } from '../feedback/failureText';

/** Field that each refusal concerns. */
export type RefusedAt = Readonly<Partial<Record<ResultName, string>>>;

const getField = (error: unknown, at: RefusedAt): string | undefined =>
  Object.entries(RESULT_CODES)
    .filter(([, { code }]) => code === refusedCode(error))
    .map(([name]) => new Map(Object.entries(at)).get(name))
    .find((field) => field !== undefined);

/** Marks the field that the server refused with its message, and scrolls to it. Returns false if the refusal concerns no field. */
export function markRefused(
  form: Pick<FormInstance, 'setFields' | 'focusField'>,
  { error, at }: { readonly error: unknown; readonly at: RefusedAt },
  intl: IntlShape,
): boolean {
  const name = getField(error, at);
  if (name === undefined) return false;
  form.setFields([{ name, errors: [failureText(error, intl)] }]);
  form.focusField(name);
  return true;
}

interface RefusedFieldsProps {
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly at: RefusedAt;
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
    markRefused(form, { error, at }, intl);
  }, [error, at, form, intl]);
  return null;
}
