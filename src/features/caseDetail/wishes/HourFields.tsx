import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';

/** An hour as it is sent: midnight at the end of a day is 24:00. */
export const endOf = (time: string): string => (time === '00:00' ? '24:00' : time);

/** From and until when, of every day. */
export function HourFields() {
  const { formatMessage } = useIntl();
  const message = formatMessage({ id: 'wish.time.invalid' });
  const rules = [{ required: true, pattern: /^([01]\d|2[0-3]):[0-5]\d$/u, message }];
  const differs = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: (_: unknown, to: unknown) =>
      to === getFieldValue('from') ? Promise.reject(new Error(message)) : Promise.resolve(),
  });
  return (
    <>
      <Form.Item name="from" label={formatMessage({ id: 'wish.from' })} rules={rules}>
        <Input type="time" />
      </Form.Item>
      <Form.Item name="to" label={formatMessage({ id: 'wish.to' })} dependencies={['from']} rules={[...rules, differs]}>
        <Input type="time" />
      </Form.Item>
    </>
  );
}
