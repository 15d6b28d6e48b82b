import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { NAME_MAX, PHONE_MAX, REMARK_MAX } from '@/contract/ourLimits';
import { isPhoneNumber } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Form, type FormInstance, Select, Input, Segmented } from 'antd';
import { useEffect } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';

/** Selects one of the case's contacts; the borrower by default. */
function RecipientSelect({ taskId, form }: RecipientFieldsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { currentData: contacts = [], isFetching, isError } = useTaskUserContactsQuery({ id: taskId });
  const borrowerId = contacts[0]?.id;
  useEffect(() => {
    if (borrowerId !== undefined && !form.getFieldValue('contactId')) form.setFieldValue('contactId', borrowerId);
  }, [borrowerId, form]);
  const options = contacts.map(({ id, name, relation, phone }) => ({
    value: id,
    label: [name, getCodeLabel(CONTACT_RELATION, relation, language), phone].filter(Boolean).join(' · '),
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

interface RecipientFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
}

/** Recipient: one of the case's contacts, the borrower first, or for permitted users a number entered by hand. */
export function RecipientFields(props: RecipientFieldsProps) {
  const mayWriteNumber = usePermission('sms.freeNumber');
  return mayWriteNumber ? <ChosenRecipient {...props} /> : <RecipientSelect {...props} />;
}

function ChosenRecipient({ taskId, form }: RecipientFieldsProps) {
  const { formatMessage } = useIntl();
  const recipient = Form.useWatch('recipient', form);
  return (
    <>
      <div className={styles['pair']}>
        <Form.Item name="recipient" label={formatMessage({ id: 'sms.to' })}>
          <Segmented
            aria-label={formatMessage({ id: 'sms.to' })}
            options={[
              { value: 'contact', label: formatMessage({ id: 'sms.to.contact' }) },
              { value: 'number', label: formatMessage({ id: 'sms.to.number' }) },
            ]}
          />
        </Form.Item>
        {recipient === 'number' ? <NumberField /> : <RecipientSelect taskId={taskId} form={form} />}
      </div>
      {recipient === 'number' && <EvidenceFields />}
    </>
  );
}

/** Owner and source of the number, with which it becomes a contact of the case. */
function EvidenceFields() {
  const { formatMessage } = useIntl();
  const required = { required: true, whitespace: true };
  return (
    <>
      <div className={styles['pair']}>
        <Form.Item name="numberName" label={formatMessage({ id: 'sms.number.name' })} rules={[required]}>
          <Input autoComplete="off" maxLength={NAME_MAX} />
        </Form.Item>
        <Form.Item name="numberSource" label={formatMessage({ id: 'sms.number.source' })} rules={[required]}>
          <Input
            autoComplete="off"
            maxLength={REMARK_MAX}
            placeholder={formatMessage({ id: 'sms.number.source.example' })}
          />
        </Form.Item>
      </div>
      <p className={styles['reason']}>
        <FormattedMessage id="sms.number.becomesContact" />
      </p>
    </>
  );
}

function NumberField() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'sms.number' });
  const isNumber = (_: unknown, value?: string | null) =>
    !value || isPhoneNumber(value)
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: 'sms.number.invalid' })));
  return (
    <Form.Item
      name="phone"
      label={label}
      validateTrigger="onBlur"
      rules={[{ required: true }, { validator: isNumber }]}
    >
      <Input type="tel" inputMode="tel" autoComplete="off" maxLength={PHONE_MAX} />
    </Form.Item>
  );
}
