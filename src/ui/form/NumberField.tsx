import { NumberInput } from './NumberInput';
import { type ReactNode, useEffect, useId, useState } from 'react';

import * as styles from './numberField.module.css';
import { isInRange, type NumberRange, useRangeText } from './numberRange';
import { useReportNumberValidity } from './NumberScope';

interface NumberFieldProps extends NumberRange {
  readonly id?: string;
  /** Its name, where no label is connected with `id`. */
  readonly label?: string;
  readonly value: number | null;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly onPressEnter?: () => void;
}

type Emptiable =
  | { readonly isOptional: true; readonly onChange: (value: number | null) => void }
  | { readonly isOptional?: false; readonly onChange: (value: number) => void };

/** Value at which the field was emptied; obsolete when the value changes. */
function useEmptied(value: number | null) {
  const [emptiedAt, setEmptiedAt] = useState<number | null>();
  return [emptiedAt !== undefined && emptiedAt === value, setEmptiedAt] as const;
}

/** Returns true if the number cannot be saved, and reports it to the scope. */
function useWrong(id: string, { disabled, value, ...range }: NumberFieldProps, isEmptied: boolean): boolean {
  const isWrong = !disabled && (isEmptied || !isInRange(value, range));
  const mark = useReportNumberValidity();
  useEffect(() => {
    mark(id, isWrong);
    return () => mark(id, false);
  }, [mark, id, isWrong]);
  return isWrong;
}

const omitUndefined = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/**
 * Number field that retains its input. Out of range, or empty although required, it shows the range and disables the scope's save button.
 */
export function NumberField(props: NumberFieldProps & Emptiable) {
  const { value, label, placeholder, suffix, disabled, readOnly, onPressEnter } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isEmptied, setEmptiedAt] = useEmptied(value);
  const isWrong = useWrong(id, props, isEmptied);
  const words = useRangeText(props);
  const change = (typed: number | null): void => {
    setEmptiedAt(typed === null && !props.isOptional ? value : undefined);
    if (props.isOptional) props.onChange(typed);
    else if (typed !== null) props.onChange(typed);
  };
  return (
    <div className={styles['field']}>
      <NumberInput
        // The arrow buttons would be announced in English; the arrow keys do the same.
        controls={false}
        id={id}
        value={isEmptied ? null : value}
        aria-invalid={isWrong}
        aria-describedby={`${id}range`}
        status={isWrong ? 'error' : ''}
        {...omitUndefined({ 'aria-label': label, placeholder, suffix, disabled, readOnly, onPressEnter })}
        onChange={change}
      />
      <output id={`${id}range`} className={styles['problem']}>
        {isWrong && words}
      </output>
    </div>
  );
}
