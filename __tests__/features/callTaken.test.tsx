import { useTaskDraftQuery } from '@/api/endpoints/cases/taskApi';
import { writeSession } from '@/browser/session/session';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { useFillFromCall } from '@/features/caseDetail/callLine/useFillFromCall';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { act, screen } from '@testing-library/react';
import { Form } from 'antd';

import { AGENT } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';

const CALL: PhoneCall = {
  id: '7',
  taskId: '1',
  contactId: '3',
  contactName: 'Ana',
  phone: '***1234',
  state: 'ringing',
  callStatus: null,
  startedTime: '2026-11-01T10:00:00Z',
  connectedTime: null,
  endedTime: null,
  duration: 0,
};

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

function Probe({ call, onTouch }: { readonly call: PhoneCall; readonly onTouch: () => void }) {
  const [form] = Form.useForm<RecordFields>();
  useFillFromCall({ taskId: '1', call, form, touch: onTouch });
  const { isFetching } = useTaskDraftQuery({ id: '1', kind: 'log' });
  const about = Form.useWatch('phoneCallId', { form, preserve: true });
  return <Form form={form}>{isFetching ? 'asking' : `about ${about ?? 'nothing'}`}</Form>;
}

function show(call: PhoneCall, onTouch: () => void) {
  server.on('/prod/task/draft/1', getEnvelope('00', null));
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  draw(<Probe call={call} onTouch={onTouch} />);
}

test('CD-05 CD-13 of two tabs on a case only the one that is looked at takes a call into its form, the other once it is looked at', async () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const onTouch = jest.fn();
  show(CALL, onTouch);
  await screen.findByText('about nothing');
  expect(onTouch).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('about 7');
  expect(onTouch).toHaveBeenCalledTimes(1);
});

test('CD-13 a call that has ended meanwhile is taken by no tab that comes to be looked at', async () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const onTouch = jest.fn();
  show({ ...CALL, state: 'ended', callStatus: 'CNCT' }, onTouch);
  await screen.findByText('about nothing');
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('about nothing')).toBeVisible();
  expect(onTouch).not.toHaveBeenCalled();
});
