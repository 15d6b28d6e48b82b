import { LANGUAGES, type Language } from '@/contract/language';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';

import { renderFields } from '../support/features/fieldRig';

const INCOMPLETE: Readonly<Record<Language, string>> = {
  cn: '请填写完整信息',
  en: 'Please complete all information',
  es: 'Complete toda la información',
};

const finished = jest.fn<undefined, [unknown]>();

const field = (name: string) => (
  <Form.Item key={name} name={name} label={name} rules={[{ required: true, whitespace: true, max: 5 }]}>
    <Input />
  </Form.Item>
);

const draw = (names: readonly string[], language: Language = 'en') =>
  renderFields(
    <CompleteForm name="test" onFinish={finished}>
      {names.map(field)}
      <button type="submit">Save</button>
    </CompleteForm>,
    language,
  );

const save = () => fireEvent.click(screen.getByText('Save'));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => finished.mockClear());

test.each(LANGUAGES)('SE-07 a form with empty fields asks once for all information: %s', async (language) => {
  await draw(['one', 'two', 'three'], language);
  type('one', 'fine');
  save();
  const alerts = await screen.findAllByText(INCOMPLETE[language]);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.closest('[role=alert]')).toBeVisible();
  // Each empty field says so as well, and the first of them takes what is typed next.
  await waitFor(() => expect(screen.getByLabelText('two')).toHaveFocus());
  for (const name of ['two', 'three']) expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
  expect(finished).not.toHaveBeenCalled();
});

test('SE-07 the sentence goes as soon as something is filled in, and a complete form is saved', async () => {
  await draw(['one', 'two']);
  save();
  expect(await screen.findByText(INCOMPLETE.en)).toBeVisible();
  type('one', 'a');
  await waitFor(() => expect(screen.queryByText(INCOMPLETE.en)).toBeNull());
  type('two', 'b');
  save();
  await waitFor(() => expect(finished).toHaveBeenCalledWith({ one: 'a', two: 'b' }));
});

test('SE-07 a wrong entry is not a missing one, and focuses its field', async () => {
  await draw(['one', 'two']);
  type('one', 'fine');
  type('two', 'far too long');
  save();
  await waitFor(() => expect(screen.getByLabelText('two')).toHaveFocus());
  expect(screen.queryByText(INCOMPLETE.en)).toBeNull();
});

test('SE-07 a form with a single field says it at the field alone', async () => {
  await draw(['one']);
  save();
  await waitFor(() => expect(screen.getByLabelText('one')).toHaveFocus());
  expect(screen.queryByText(INCOMPLETE.en)).toBeNull();
});
