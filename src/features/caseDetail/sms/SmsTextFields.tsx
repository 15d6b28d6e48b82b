import { calculateSmsSize } from '@/contract/smsParts';
import { usePermission } from '@/ui/screen/currentUser';
import { Form, type FormInstance, Input, Segmented } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';
import { TemplateFields } from './TemplateFields';

interface SmsTextFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
  /** Most characters that a message may have. */
  readonly contentMax: number;
  /** Something was changed other than by typing. */
  readonly onTouch: () => void;
}

/** Message text: a template as it will be sent, or free text for users with the permission. */
export function SmsTextFields(props: SmsTextFieldsProps) {
  const mayWrite = usePermission('sms.freeText');
  return mayWrite ? <ChosenText {...props} /> : <TemplateFields {...props} />;
}

function ChosenText(props: SmsTextFieldsProps) {
  const { formatMessage } = useIntl();
  const way = Form.useWatch('way', props.form);
  return (
    <div className={way === 'own' ? '' : styles['pair']}>
      <Form.Item name="way" label={formatMessage({ id: 'sms.text' })}>
        <Segmented
          aria-label={formatMessage({ id: 'sms.text' })}
          options={[
            { value: 'template', label: formatMessage({ id: 'sms.text.template' }) },
            { value: 'own', label: formatMessage({ id: 'sms.text.own' }) },
          ]}
        />
      </Form.Item>
      {way === 'own' ? (
        <OwnText contentMax={props.contentMax} />
      ) : (
        <TemplateFields {...props} onEdit={(content) => takeOver(props, content)} />
      )}
    </div>
  );
}

function takeOver({ form, onTouch }: SmsTextFieldsProps, content: string) {
  form.setFieldsValue({ way: 'own', content });
  onTouch();
}

function OwnText({ contentMax }: Pick<SmsTextFieldsProps, 'contentMax'>) {
  const { formatMessage } = useIntl();
  const formatter = ({ value }: { readonly value: string }) =>
    formatMessage(
      { id: 'sms.characters' },
      { used: value.length, most: contentMax, parts: calculateSmsSize(value).parts },
    );
  return (
    <Form.Item
      name="content"
      label={formatMessage({ id: 'sms.text.own' })}
      extra={formatMessage({ id: 'sms.text.noLinks' })}
      rules={[{ required: true, whitespace: true, max: contentMax }]}
    >
      <Input.TextArea rows={5} count={{ max: contentMax, show: formatter }} />
    </Form.Item>
  );
}
