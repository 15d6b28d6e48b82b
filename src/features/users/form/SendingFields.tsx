import { Checkbox, Form } from 'antd';
import { useIntl } from 'react-intl';

import { FormSection } from './FormSection';
import { SEND_FLAGS } from '@/contract/sendFlags';
import { FlagRow } from '../styled';

/** Channels by which the user may send messages (§6). */
export function SendingFields() {
  const { formatMessage } = useIntl();
  return (
    <FormSection title={formatMessage({ id: 'users.section.sending' })}>
      <FlagRow>
        {SEND_FLAGS.map(({ field, name }) => (
          <Form.Item key={field} name={field} valuePropName="checked" noStyle>
            <Checkbox>{name}</Checkbox>
          </Form.Item>
        ))}
      </FlagRow>
    </FormSection>
  );
}
