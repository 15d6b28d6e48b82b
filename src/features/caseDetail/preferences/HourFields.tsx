import { normalizeTyped } from '@/ui/typedDate/typedText';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';

/** Converts an hour to wire format: midnight at the end of a day is 24:00. */
export const serializeEnd = (time: string): string => (time === '00:00' ? '24:00' : time);

const CLOCK_INPUT = { inputMode: 'numeric', autoComplete: 'off', maxLength: 5, placeholder: '09:30' } as const;

/** Formats 0930, 9:30 and full-width digits as 09:30. */
const asClock = (typed: string): string =>
  normalizeTyped(typed)
    .replace(/^(\d):(\d{2})$/u, '0$1:$2')
    .replace(/^(\d{2})(\d{2})$/u, '$1:$2');

/** Start and end of daily hours on a 24-hour clock. A native input would follow the browser's language. */
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
      <Form.Item name="from" normalize={asClock} label={formatMessage({ id: 'wish.from' })} rules={rules}>
        <Input {...CLOCK_INPUT} />
      </Form.Item>
      <Form.Item
        name="to"
        normalize={asClock}
        label={formatMessage({ id: 'wish.to' })}
        dependencies={['from']}
        rules={[...rules, differs]}
      >
        <Input {...CLOCK_INPUT} />
      </Form.Item>
    </>
  );
}
