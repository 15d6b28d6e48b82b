import { Form } from 'antd';
import { type ComponentProps, useState } from 'react';

import { type FieldInput, TypedPicker } from './TypedPicker';
import { isStoredDate, type TypedKind, useTypedDate } from './useTypedDate';

type Item = Pick<ComponentProps<typeof Form.Item>, 'name' | 'rules' | 'dependencies' | 'noStyle' | 'extra'>;
type Picker = Pick<ComponentProps<typeof TypedPicker>, 'placeholder' | 'presets' | 'firstDay' | 'lastDay'>;

/** A field of a form for a date that can be typed. */
export interface TypedFieldProps extends Omit<Item, 'extra'> {
  readonly label: string;
  /** Shows the label above the field; otherwise it is only the accessible name. */
  readonly isLabelShown?: boolean;
  readonly placeholder?: string;
}

interface AnyTypedFieldProps extends TypedFieldProps, Omit<Picker, 'placeholder'> {
  readonly kind: TypedKind;
  readonly clock?: string;
  readonly extra?: Item['extra'];
}

/** Refuses a text that could not be read. */
const readableRule = (kind: TypedKind, unreadable: () => string) => ({
  validator: (_: unknown, value?: string | null) =>
    !value || isStoredDate(value, kind) ? Promise.resolve() : Promise.reject(new Error(unreadable())),
});

/** Applies typed input at once, so that it is what is saved. Unreadable input is also the field's value, which the form refuses. */
export function TypedField(props: AnyTypedFieldProps) {
  const { kind, label, isLabelShown = true, clock = '00:00', ...rest } = props;
  const { placeholder, presets, firstDay, lastDay, rules = [], ...item } = rest;
  const { unreadable } = useTypedDate(kind);
  return (
    <Form.Item
      {...item}
      {...(isLabelShown && !item.noStyle && { label })}
      validateTrigger="onBlur"
      validateFirst
      rules={[readableRule(kind, unreadable), ...rules]}
    >
      <FieldPicker {...{ kind, label, clock, placeholder, presets, firstDay, lastDay }} />
    </Form.Item>
  );
}

type FieldPickerProps = Omit<ComponentProps<typeof TypedPicker>, 'text' | 'onText'> &
  FieldInput & {
    /** The time of a day that is typed without one, HH:mm. */
    readonly clock: string;
  };

function FieldPicker({ onChange, onBlur, clock, ...props }: FieldPickerProps) {
  const { kind } = props;
  const { read } = useTypedDate(kind);
  const [text, setText] = useState<string>();
  const type = (typed: string | undefined): void => {
    setText(typed);
    if (typed !== undefined) onChange?.(typed.trim() === '' ? null : (read(typed, clock) ?? typed));
  };
  const leave = (): void => {
    setText(undefined);
    onBlur?.();
  };
  return <TypedPicker {...props} {...(onChange && { onChange })} text={text} onText={type} onBlur={leave} />;
}
