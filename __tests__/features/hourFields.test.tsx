import { HourFields } from '@/features/caseDetail/preferences/HourFields';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';

import { renderFields } from '../support/features/fieldRig';

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['０９：３０', '09:30'],
  ['18:05', '18:05'],
  ['09:3', '09:3'],
  ['half past', 'half past'],
])('LC-05 an hour of a preference is typed on a clock of 24 hours in every browser: %s', async (typed, shown) => {
  const ready = { language: 'en', messages: await loadAgentMessages('en') } as const;
  const fields = (
    <MessagesProvider ready={ready}>
      <Form>
        <HourFields />
      </Form>
    </MessagesProvider>
  );
  await renderFields(fields, 'en');
  const from = screen.getByLabelText('From');
  expect(from).toHaveAttribute('type', 'text');
  fireEvent.change(from, { target: { value: typed } });
  expect(from).toHaveValue(shown);
});
