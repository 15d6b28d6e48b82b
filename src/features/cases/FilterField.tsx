import { isPhoneSearch } from '@/contract/rules';
import { DayField } from '@/ui/dates/DayField';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useIntl } from 'react-intl';

import type { CaseFilter } from './caseFilters';
import { CodeSelect, CodesSelect } from './CodeSelect';
import { AppNameSelect, MerchantSelect } from './NameSelect';
import { RangeFields } from './RangeFields';

type SingleFilter = Exclude<CaseFilter, { kind: 'numbers' | 'days' | 'day' }>;

const getInput = (filter: SingleFilter, label: string) => {
  if (filter.kind === 'code') return <CodeSelect table={filter.table} label={label} />;
  if (filter.kind === 'codes') return <CodesSelect table={filter.table} label={label} />;
  if (filter.kind === 'appName') return <AppNameSelect label={label} />;
  if (filter.kind === 'merchant') return <MerchantSelect label={label} />;
  return <Input allowClear autoComplete="off" />;
};

/** One filter of the drawer. */
export function FilterField({ filter }: { readonly filter: CaseFilter }) {
  const { formatMessage } = useIntl();
  if ('from' in filter) return <RangeFields filter={filter} />;
  const label = formatMessage({ id: filter.label });
  if (filter.kind === 'day') return <DayField name={filter.name} label={label} />;
  const tooShort = formatMessage({ id: 'cases.find.short' });
  const phoneRule = {
    validator: (_: unknown, phone?: string) =>
      !phone?.trim() || isPhoneSearch(phone) ? Promise.resolve() : Promise.reject(new Error(tooShort)),
  };
  return (
    <Form.Item name={filter.name} label={label} {...(filter.name === 'borrowerPhone' && { rules: [phoneRule] })}>
      {getInput(filter, label)}
    </Form.Item>
  );
}
