import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { failureText, refusedCode } from './failureText';

/** The field that each refusal is about. */
export type RefusedAt = Readonly<Partial<Record<ResultName, string>>>;

const getField = (error: unknown, at: RefusedAt): string | undefined =>
  Object.entries(RESULT_CODES)
    .filter(([, { code }]) => code === refusedCode(error))
    .map(([name]) => new Map(Object.entries(at)).get(name))
    .find((field) => field !== undefined);

/** Marks the field that the server refused, in its words, and goes there; false where the refusal is about none. */
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
  /** Why the last try was refused. */
  readonly error: unknown;
  readonly at: RefusedAt;
}

/** Inside a form: the field that the server refused is marked as one that was filled in wrongly, until it is changed. */
export function RefusedFields({ error, at }: RefusedFieldsProps) {
  const form = Form.useFormInstance();
  const intl = useIntl();
  const marked = useRef<unknown>(undefined);
  useEffect(() => {
    const name = getField(error, at);
    // In another language the mark is worded anew, if it is still there.
    const isThere = name !== undefined && form.getFieldError(name).length > 0;
    if (marked.current === error && !isThere) return;
    marked.current = error;
    markRefused(form, { error, at }, intl);
  }, [error, at, form, intl]);
  return null;
}
