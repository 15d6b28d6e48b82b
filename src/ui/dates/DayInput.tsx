import { useId, useState } from 'react';

import * as styles from '../list/searchBar.module.css';
import { TypedPicker } from '../typedDate/TypedPicker';
import { useTypedDate } from '../typedDate/useTypedDate';

interface DayInputProps {
  readonly label: string;
  readonly placeholder: string;
  /** YYYY-MM-DD. */
  readonly value?: string;
  readonly onChange?: (day: string | undefined) => void;
  /** The input is no valid date; the field shows the error. */
  readonly onUnreadable?: () => void;
  readonly id?: string;
}

/** A calendar day outside a form, such as a filter's; in a form it is a DayField. What is typed counts with Enter or when it is left. */
export function DayInput({ label, placeholder, value, onChange, onUnreadable, id }: DayInputProps) {
  const faultId = useId();
  const { read, unreadable } = useTypedDate('day');
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<string>();
  const type = (typed: string | undefined): void => {
    setText(typed);
    setFault(undefined);
  };
  const refuse = (): void => {
    setFault(unreadable());
    onUnreadable?.();
  };
  const take = (day: string | undefined): void => {
    type(undefined);
    if (day !== value) onChange?.(day);
  };
  const settle = (): void => {
    if (text === undefined) return;
    const day = text.trim() === '' ? '' : read(text, '');
    if (day === undefined) refuse();
    else take(day === '' ? undefined : day);
  };
  return (
    <>
      <TypedPicker
        {...(id !== undefined && { id })}
        kind="day"
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={(day) => onChange?.(day ?? undefined)}
        text={text}
        fault={fault}
        {...(fault !== undefined && { 'aria-describedby': faultId })}
        onText={type}
        onEnter={settle}
        onBlur={settle}
      />
      {fault !== undefined && (
        <span role="alert" id={faultId} className={styles['fault']}>
          {fault}
        </span>
      )}
    </>
  );
}
