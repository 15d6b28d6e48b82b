import { useTaskAppNameListQuery, useTaskLoanMarketMerchantListQuery } from '@/api/endpoints/cases/taskApi';
import { getCodeValues, type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { isPhoneSearch } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { DayField } from '@/ui/dates/DayField';
import { NumberItem } from '@/ui/form/NumberItem';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { useAllowClear } from '@/ui/form/useAllowClear';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useIntl } from 'react-intl';

import { type CaseFilter, isOrdered } from './caseFilters';
import * as styles from './cases.module.css';

/** Props that a form field passes to its select. */
interface SelectFieldProps {
  /** Label of the chosen value. */
  readonly label: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string | undefined) => void;
}

interface NameSelectProps extends SelectFieldProps {
  readonly asked: {
    readonly data?: readonly { readonly name: string }[];
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

function NameSelect({ asked, label, id, value, onChange }: NameSelectProps) {
  return (
    <RemoteSelect
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      onChange={(name) => onChange?.(name)}
      options={asked.data?.map(({ name }) => ({ value: name, label: name }))}
      isLoading={asked.isLoading}
      isFailed={asked.isError}
      onRetry={() => void asked.refetch()}
    />
  );
}

/** Selects a loan app, by the names from task/appName/list (CL-01). */
function AppNameSelect(field: SelectFieldProps) {
  return <NameSelect {...field} asked={useTaskAppNameListQuery({})} />;
}

/** Selects a merchant, by the names from task/loanMarketMerchant/list (CL-01). */
function MerchantSelect(field: SelectFieldProps) {
  return <NameSelect {...field} asked={useTaskLoanMarketMerchantListQuery()} />;
}

type RangeFilter = Extract<CaseFilter, { kind: 'numbers' | 'days' }>;

/** From and to, either of them open. */
function RangeFields({ filter: { kind, label, from, to } }: { readonly filter: RangeFilter }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const invalid = formatMessage({ id: 'cases.range.invalid' });
  const name = formatMessage({ id: label });
  const notBelowFrom = (_: unknown, value: unknown) =>
    isOrdered(form.getFieldValue(from), value) ? Promise.resolve() : Promise.reject(new Error(invalid));
  const field = (side: 'from' | 'to') => {
    const placeholder = formatMessage({ id: `cases.filters.${side}` });
    const fullLabel = `${name} ${placeholder}`;
    const item =
      side === 'from' ? { name: from } : { name: to, dependencies: [from], rules: [{ validator: notBelowFrom }] };
    if (kind === 'days') return <DayField {...item} noStyle label={fullLabel} placeholder={placeholder} />;
    return <NumberItem {...item} noStyle heard={fullLabel} placeholder={placeholder} min={0} places={2} />;
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

interface CodeSelectProps extends SelectFieldProps {
  readonly table: CodeTable;
}

function useCodeOptions(table: CodeTable) {
  const language = useLocale();
  return getCodeValues(table).map((code) => ({ value: code, label: getCodeLabel(table, code, language) }));
}

/** A code of a table, in words; or any. */
function CodeSelect({ table, label, id, value, onChange }: CodeSelectProps) {
  const options = useCodeOptions(table);
  return (
    <RemoteSelect
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      onChange={(code) => onChange?.(code)}
      options={options}
    />
  );
}

/** Codes of a table, in words; none means any. The value is as the address has it, with commas. */
function CodesSelect({ table, label, id, value, onChange }: CodeSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      aria-label={label}
      value={value ? value.split(',') : []}
      placeholder={formatMessage({ id: 'select.all' })}
      allowClear={clearable}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      options={useCodeOptions(table)}
      notFoundContent={formatMessage({ id: 'state.empty' })}
      onChange={(codes) => onChange?.(codes.join(',') || undefined)}
      style={{ width: '100%' }}
    />
  );
}

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
