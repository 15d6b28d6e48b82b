import { useInstitutionAndQueueProductsQuery } from '@/api/endpoints/management/institutionAndQueueApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { QUEUE_DAYS_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { NumberItem } from '@/ui/form/NumberItem';
import { Form, Select } from 'antd';
import { useIntl } from 'react-intl';

import type { QueueFormValues } from './queueFormValues';
import { QueueFieldGrid, QueueRangePair } from '../queueElements';

interface RangeProps {
  readonly label: MessageId;
  readonly from: 'minDays' | 'minAmount';
  readonly to: 'maxDays' | 'maxAmount';
  readonly most?: number;
}

const isBelow = (from: unknown, to: unknown): boolean =>
  typeof from !== 'number' || typeof to !== 'number' || from <= to;

function RangeField({ label, from, to, most }: RangeProps) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<QueueFormValues>();
  const name = formatMessage({ id: label });
  const order = formatMessage({ id: 'queues.form.order' });
  const input = (side: 'from' | 'to') => {
    const placeholder = formatMessage({ id: `queues.form.${side}` });
    return { noStyle: true, heard: `${name} ${placeholder}`, placeholder, min: 0, max: most, places: most ? 0 : 2 };
  };
  const notBelow = (_: unknown, value: unknown) =>
    isBelow(form.getFieldValue(from), value) ? Promise.resolve() : Promise.reject(new Error(order));
  return (
    <Form.Item label={name}>
      <QueueRangePair as="div">
        <NumberItem {...input('from')} name={from} />
        <span aria-hidden>–</span>
        <NumberItem {...input('to')} name={to} dependencies={[from]} rules={[{ validator: notBelow }]} />
      </QueueRangePair>
    </Form.Item>
  );
}

/** Rule of an automatic queue; empty fields do not restrict it. */
export function RuleFields() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data: products, isLoading } = useInstitutionAndQueueProductsQuery();
  const any = formatMessage({ id: 'queues.form.any' });
  const types = getCodeValues(LOAN_TYPE).map((code) => ({
    value: code,
    label: getCodeLabel(LOAN_TYPE, code, language),
  }));
  return (
    <QueueFieldGrid>
      <RangeField label="queues.form.days" from="minDays" to="maxDays" most={QUEUE_DAYS_MAX} />
      <RangeField label="queues.form.amounts" from="minAmount" to="maxAmount" />
      <Form.Item name="products" label={formatMessage({ id: 'queues.form.products' })}>
        <Select
          mode="multiple"
          placeholder={any}
          loading={isLoading}
          options={(products ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      </Form.Item>
      <Form.Item name="loanTypes" label={formatMessage({ id: 'queues.form.loanTypes' })}>
        <Select mode="multiple" placeholder={any} options={types} />
      </Form.Item>
    </QueueFieldGrid>
  );
}
