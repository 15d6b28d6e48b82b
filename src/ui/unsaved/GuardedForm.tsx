import { CompleteForm } from '../form/CompleteForm';
import { Form, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';

import { UnsavedNote } from './UnsavedNote';

interface GuardedFormProps<Fields> extends Omit<FormProps<Fields>, 'children'> {
  readonly children: ReactNode;
  /** The version that was read or saved last; with another one the input is saved. */
  readonly version?: string | undefined;
}

/** An empty field is an empty field, whichever way it is written. */
const plain = (values: unknown): string =>
  JSON.stringify(values ?? {}, (_, value: unknown) => (value === '' || value === null ? undefined : value));

/** Detects user changes to a form. Values that the form sets programmatically do not count. */
function useChanged(watched: string, version: string | undefined) {
  const [{ first, last, seen, isTouched, saved }, put] = useState({
    first: watched,
    last: watched,
    seen: watched,
    isTouched: false,
    saved: version,
  });
  if (saved !== version) put({ first: watched, last: watched, seen: watched, isTouched: false, saved: version });
  else if (seen !== watched) {
    put({ first: isTouched ? first : watched, last: watched, seen: watched, isTouched, saved });
  }
  // The watched values come a moment after the change.
  const touch = (values: string): void => put({ first, seen, last: values, isTouched: true, saved });
  return [isTouched && first !== last, touch] as const;
}

/** Form that requires a confirmation before its input is lost. Every form that saves input is one (`guardedForms.test`). */
export function GuardedForm<Fields extends object>(props: GuardedFormProps<Fields>) {
  const { onValuesChange, version, children, ...rest } = props;
  const [form] = Form.useForm<Fields>(rest.form);
  const [isChanged, touch] = useChanged(plain(Form.useWatch([], form)), version);
  return (
    <>
      <CompleteForm<Fields>
        {...rest}
        form={form}
        onValuesChange={(changes, values) => {
          touch(plain(values));
          onValuesChange?.(changes, values);
        }}
      >
        {children}
      </CompleteForm>
      <UnsavedNote isChanged={isChanged} />
    </>
  );
}
