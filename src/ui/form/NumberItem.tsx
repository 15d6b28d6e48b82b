import { Form, type FormItemProps, type FormRule } from 'antd';
import type { ReactNode } from 'react';

import { NumberInput } from './NumberInput';
import { type NumberRange, useRangeRule } from './numberRange';

interface NumberItemProps
  extends NumberRange, Pick<FormItemProps, 'name' | 'label' | 'extra' | 'noStyle' | 'dependencies'> {
  readonly rules?: readonly FormRule[];
  /** Its name, where it has no label. */
  readonly heard?: string;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly className?: string;
}

/** Number field of a form that retains its input. Out of range, the form shows the range and is not submitted. */
export function NumberItem(props: NumberItemProps) {
  const { min, max, places, rules = [], heard, placeholder, suffix, className, ...item } = props;
  const inRange = useRangeRule({ min, max, places });
  return (
    <Form.Item {...item} rules={[...rules, inRange]}>
      <NumberInput
        controls={false}
        suffix={suffix}
        className={className ?? ''}
        {...(heard !== undefined && { 'aria-label': heard })}
        {...(placeholder !== undefined && { placeholder })}
      />
    </Form.Item>
  );
}
