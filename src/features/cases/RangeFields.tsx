import { DayInput } from '@/ui/DayInput';
import { Form, InputNumber } from 'antd';
import { useIntl } from 'react-intl';

import type { CaseFilter } from './caseFilters';
import * as styles from './cases.module.css';
import { isOrdered } from './filterValues';

type RangeFilter = Extract<CaseFilter, { kind: 'numbers' | 'days' }>;

/** From and to, either of them open. */
export function RangeFields({ filter: { kind, label, from, to } }: { readonly filter: RangeFilter }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const invalid = formatMessage({ id: 'cases.range.invalid' });
  const name = formatMessage({ id: label });
  const input = (side: 'from' | 'to') => {
    const placeholder = formatMessage({ id: `cases.filters.${side}` });
    const heard = `${name} ${placeholder}`;
    if (kind === 'days') return <DayInput label={heard} placeholder={placeholder} />;
    return <InputNumber aria-label={heard} placeholder={placeholder} min={0} controls={false} />;
  };
  const notBelowFrom = (_: unknown, value: unknown) =>
    isOrdered(form.getFieldValue(from), value) ? Promise.resolve() : Promise.reject(new Error(invalid));
  return (
    <Form.Item label={name}>
      <div className={styles['range']}>
        <Form.Item name={from} noStyle>
          {input('from')}
        </Form.Item>
        <span aria-hidden>–</span>
        <Form.Item name={to} noStyle dependencies={[from]} rules={[{ validator: notBelowFrom }]}>
          {input('to')}
        </Form.Item>
      </div>
    </Form.Item>
  );
}
