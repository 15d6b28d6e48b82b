import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useDraft } from '@/features/caseDetail/submission/useDraft';
import { isReloadSafe } from '@/ui/unsaved/unsavedWork';
import { reportServerRecovered } from '@/browser/server/network';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { open, standIn } from '../support/features/screenRig';

interface Fields {
  readonly remark?: string;
}
const parse = (content: string): Fields | undefined => (content === '' ? undefined : (JSON.parse(content) as Fields));

function DraftedForm() {
  const [form] = Form.useForm<Fields>();
  const draft = useDraft<Fields>({ taskId: '12', kind: 'log', form, parse });
  return (
    <Form form={form} onValuesChange={draft.touch}>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
      <p>{`draft: ${draft.state}`}</p>
    </Form>
  );
}

function Cases() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        leave or return
      </button>
      {isOpen && <DraftedForm />}
    </>
  );
}

const remark = () => screen.findByLabelText('Remark');
const toggle = () => fireEvent.click(screen.getByText('leave or return'));

test('CD-13 what was typed while the database was away is there again in a case that was left, and is saved once it is back', async () => {
  const server = standIn();
  const away = RESULT_CODES.databaseAway.code;
  server.refuse(taskCalls.draft, 'The database does not answer', away);
  server.refuse(taskCalls.saveDraft, 'The database does not answer', away);
  open('/task/list', undefined, <Cases />);
  fireEvent.change(await remark(), { target: { value: 'written in the outage' } });
  await screen.findByText('draft: offline');
  toggle();
  toggle();
  expect(await remark()).toHaveValue('written in the outage');
  expect(screen.getByText('draft: offline')).toBeVisible();
  expect(isReloadSafe()).toBe(false);
  // The server has an older draft; it must not take the place of what is written here.
  const kept = {
    content: '{"remark":"older"}',
    version: 3,
    intent: 'intent-of-the-server',
    updatedTime: '2026-11-27T09:00:00.000Z',
  };
  server.on(taskCalls.draft, kept);
  server.on(taskCalls.saveDraft, { ...kept, version: 4 });
  const before = server.asked(taskCalls.saveDraft).length;
  act(() => reportServerRecovered());
  await waitFor(() => expect(server.asked(taskCalls.saveDraft).length).toBeGreaterThan(before));
  expect(server.asked(taskCalls.saveDraft).at(-1)?.body).toMatchObject({
    version: 3,
    content: expect.stringContaining('written in the outage') as unknown,
  });
  await waitFor(() => expect(isReloadSafe()).toBe(true));
  expect(await remark()).toHaveValue('written in the outage');
});
