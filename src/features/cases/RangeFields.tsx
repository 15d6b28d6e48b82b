import { DayField } from '@/ui/dates/DayField';
import { NumberItem } from '@/ui/form/NumberItem';
import { Form } from 'antd';
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
  const notBelowFrom = (_: unknown, value: unknown) =>
    isOrdered(form.getFieldValue(from), value) ? Promise.resolve() : Promise.reject(new Error(invalid));
  const field = (side: 'from' | 'to') => {
    const placeholder = formatMessage({ id: `cases.filters.${side}` });
    const heard = `${name} ${placeholder}`;
    const item =
      side === 'from' ? { name: from } : { name: to, dependencies: [from], rules: [{ validator: notBelowFrom }] };
    if (kind === 'days') return <DayField {...item} noStyle label={heard} placeholder={placeholder} />;
    return <NumberItem {...item} noStyle heard={heard} placeholder={placeholder} min={0} places={2} />;
  };
  return (
    <Form.Item label={name}>
      <div className={styles['range']}>
        {field('from')}
        <span aria-hidden>–</span>
        {field('to')}
      </div>
    </Form.Item>
  );
}
