import { CASE_KEYS } from '@/features/caseDetail/keys/caseKeys';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { PreferenceButton } from '@/features/caseDetail/preferences/PreferenceButton';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Modal } from 'antd';

import { LOAN_ITEM } from '../support/features/deductRig';
import { open } from '../support/features/screenRig';

function Part({ words }: { readonly words: LoadedMessages }) {
  const [form] = Form.useForm<RecordFields>();
  return (
    <MessagesProvider ready={words}>
      <Form form={form} />
      <PreferenceButton task={LOAN_ITEM.task} form={form} />
      <button type="button">elsewhere</button>
      <Modal open title="dialog" footer={null}>
        <button type="button">in the dialog</button>
      </Modal>
    </MessagesProvider>
  );
}

const choices = () => screen.queryByText('No calls');
const focus = (name: string) => act(() => screen.getByText(name).focus());

test('LC-05 the list of what can be recorded closes when a dialog opens over it, and leaves the focus there', async () => {
  open('/none', undefined, <Part words={{ language: 'en', messages: await loadAgentMessages('en') }} />);
  fireEvent.keyDown(document.body, { key: CASE_KEYS.wish });
  await waitFor(() => expect(choices()).toBeVisible());
  focus('elsewhere');
  expect(choices()).toBeVisible();
  focus('in the dialog');
  expect(choices()).toBeNull();
  expect(screen.getByText('in the dialog')).toHaveFocus();
});
