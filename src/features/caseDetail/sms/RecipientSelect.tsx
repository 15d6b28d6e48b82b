import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { codeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { useLocale } from '@/i18n/languageContext';
import { Form, type FormInstance, Select } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import type { SmsFields } from './smsFields';

interface RecipientSelectProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
}

/** Selects one of the case's contacts; the borrower by default. */
export function RecipientSelect({ taskId, form }: RecipientSelectProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { currentData: contacts = [], isFetching, isError } = useTaskUserContactsQuery({ id: taskId });
  const borrowerId = contacts[0]?.id;
  useEffect(() => {
    if (borrowerId !== undefined && !form.getFieldValue('contactId')) form.setFieldValue('contactId', borrowerId);
  }, [borrowerId, form]);
  const options = contacts.map(({ id, name, relation, phone }) => ({
    value: id,
    label: [name, codeLabel(CONTACT_RELATION, relation, language), phone].filter(Boolean).join(' · '),
  }));
  return (
    <Form.Item name="contactId" label={formatMessage({ id: 'sms.contact' })} rules={[{ required: true }]}>
      <Select
        options={options}
        loading={isFetching}
        {...(isError && { status: 'error' as const })}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={formatMessage({ id: 'sms.contact.choose' })}
        notFoundContent={formatMessage({ id: 'case.contacts.empty' })}
      />
    </Form.Item>
  );
}
