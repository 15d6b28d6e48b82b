import { Form } from 'antd';

/** Keeps with the result which telephone call it belongs to; there is nothing to see. */
export function CallField() {
  return (
    <Form.Item name="phoneCallId" noStyle>
      <Nothing />
    </Form.Item>
  );
}

const Nothing = () => null;
