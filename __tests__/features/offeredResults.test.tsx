import { CallResultFields } from '@/features/caseDetail/record/CallResultFields';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { useResultKeys } from '@/features/caseDetail/record/useResultKeys';
import { CurrentUserContext } from '@/ui/currentUser';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { IntlProvider } from 'react-intl';

function Fields() {
  const [form] = Form.useForm<RecordFields>();
  useResultKeys({ form, touch: () => undefined, save: () => undefined });
  return (
    <Form form={form}>
      <CallResultFields form={form} />
    </Form>
  );
}

/** The results that are offered for a call that was answered, and the one that the first key chooses. */
async function offeredTo(createsPtp: boolean | undefined): Promise<{ all: string[]; first: string | undefined }> {
  const { unmount } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <CurrentUserContext value={{ role: 'member', ...(createsPtp !== undefined && { createsPtp }) }}>
        <Fields />
      </CurrentUserContext>
    </IntlProvider>,
  );
  const results = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name !== statusName);
  const statusName = screen.getAllByRole<HTMLInputElement>('radio')[0]?.name;
  await act(async () => void fireEvent.keyDown(document.body, { key: '5', code: 'Digit5' }));
  await act(async () => void fireEvent.keyDown(document.body, { key: 'w', code: 'KeyW' }));
  const all = results();
  const answer = { all: all.map(({ value }) => value), first: all.find(({ checked }) => checked)?.value };
  unmount();
  return answer;
}

test('CD-11 US-01 who may not create promises is not offered any, by mouse or by key; the others stay', async () => {
  const usual = await offeredTo(undefined);
  expect(usual.all).toEqual(expect.arrayContaining(['PTP', 'PTCPST']));
  const without = await offeredTo(false);
  expect(without.all).toEqual(usual.all.filter((result) => result !== 'PTP' && result !== 'PTCPST'));
  expect(without.first).toBe(without.all[0]);
  expect((await offeredTo(true)).all).toEqual(usual.all);
});
