import { useManageUserOptionsQuery } from '@/api/endpoints/management/manageUserApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { USER_FIELD } from '@/contract/codes/userCodes';
import { NAME_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { NumberItem } from '@/ui/form/NumberItem';
import { Checkbox, Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';

import { FormSection } from './FormSection';
import { UserFlagRow } from '../userElements';
import * as styles from '../users.module.css';
import { useAllowClear } from '@/ui/form/useAllowClear';

const FLAGS = ['ranked', 'createsPtp', 'autoReloan', 'longAging', 'res'] as const;
const TARGET_MAX = 1_000_000_000;

const getField = (name: keyof typeof USER_FIELD) => <CodeLabel table={USER_FIELD} code={name} />;

/** Place and scope of work: group, queue, products, loan types, target, and the role's additional permissions (§6). */
export function WorkFields({ currency }: { readonly currency: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <FormSection title={formatMessage({ id: 'users.section.work' })}>
      <PlaceSelects />
      <NumberItem
        name="dailyTarget"
        label={getField('dailyTarget')}
        min={0}
        max={TARGET_MAX}
        places={2}
        suffix={currency}
        className={styles['wide'] ?? ''}
      />
      <Form.Item name="affiliatedSystem" label={getField('affiliatedSystem')}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <UserFlagRow>
        {FLAGS.map((flag) => (
          <Form.Item key={flag} name={flag} valuePropName="checked" noStyle>
            <Checkbox>{getField(flag)}</Checkbox>
          </Form.Item>
        ))}
      </UserFlagRow>
    </FormSection>
  );
}

/** Options defined by the institution; typing filters them. */
function PlaceSelects() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data, isFetching } = useManageUserOptionsQuery();
  const clearable = useAllowClear();
  const choice = {
    allowClear: clearable,
    loading: isFetching,
    showSearch: { optionFilterProp: 'label' },
  } as const;
  const all = formatMessage({ id: 'users.all' });
  return (
    <>
      <Form.Item name="groupId" label={getField('groupId')}>
        <Select {...choice} options={data?.groups.map(({ id, name }) => ({ value: id, label: name })) ?? []} />
      </Form.Item>
      <Form.Item name="queueId" label={getField('queueId')}>
        <Select
          {...choice}
          options={data?.queues.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })) ?? []}
        />
      </Form.Item>
      <Form.Item name="products" label={getField('products')}>
        <Select
          {...choice}
          mode="multiple"
          placeholder={all}
          options={data?.products.map((name) => ({ value: name, label: name })) ?? []}
        />
      </Form.Item>
      <Form.Item name="loanTypes" label={getField('loanTypes')}>
        <Select
          {...choice}
          loading={false}
          mode="multiple"
          placeholder={all}
          options={getCodeValues(LOAN_TYPE).map((code) => ({
            value: code,
            label: getCodeLabel(LOAN_TYPE, code, language),
          }))}
        />
      </Form.Item>
    </>
  );
}
