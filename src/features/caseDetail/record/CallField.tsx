import { Form } from 'antd';

/** Hidden field that links the result to its telephone call. */
export function CallField() {
  return (
    <Form.Item name="phoneCallId" noStyle>
      <Nothing />
    </Form.Item>
  );
}

const Nothing = () => null;
