import { usePermission } from '@/ui/screen/currentUser';
import { Form, type FormInstance, Input, Segmented } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';
import { TemplateFields } from './TemplateFields';
import type { ChosenChannel } from './useChannel';
import { useTextSize } from './useTextSize';

interface SmsTextFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
  readonly chosen: ChosenChannel;
  /** Something was changed other than by typing. */
  readonly onTouch: () => void;
}

/** Message text: a template as it will be sent, or free text for users with the permission. */
export function SmsTextFields(props: SmsTextFieldsProps) {
  const mayWrite = usePermission('sms.freeText');
  const { isApprovedOnly } = props.chosen;
  if (mayWrite && !isApprovedOnly) return <ChosenText {...props} />;
  return (
    <>
      {isApprovedOnly && (
        <p className={styles['window']}>
          <FormattedMessage id="sms.channel.window" />
        </p>
      )}
      <TemplateFields {...props} />
    </>
  );
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
        <OwnText chosen={props.chosen} />
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

function OwnText({ chosen }: Pick<SmsTextFieldsProps, 'chosen'>) {
  const { formatMessage } = useIntl();
  const getSize = useTextSize(chosen);
  return (
    <Form.Item
      name="content"
      label={formatMessage({ id: 'sms.text.own' })}
      extra={formatMessage({ id: 'sms.text.noLinks' })}
      rules={[{ required: true, whitespace: true, max: chosen.contentMax }]}
    >
      <Input.TextArea rows={5} count={{ max: chosen.contentMax, show: ({ value }) => getSize(value) }} />
    </Form.Item>
  );
}
