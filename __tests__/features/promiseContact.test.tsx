import { writeSession } from '@/browser/session/session';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { ContactField, suggestPromisingContact } from '@/features/caseDetail/record/ContactField';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';

import { AGENT } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';

const person = (id: string, relation: string, name: string) => ({
  id,
  relation,
  name,
  phone: '***1234',
  lastCallResult: null,
  lastCallTime: null,
});
const ANA = person('1', 'R01', 'Ana');
const LUIS = person('2', 'R06', 'Luis');
const CALL: PhoneCall = {
  id: '7',
  taskId: '1',
  contactId: '2',
  contactName: 'Luis',
  phone: '***1234',
  state: 'ended',
  callStatus: 'CNCT',
  startedTime: '2026-03-10T17:00:00Z',
  connectedTime: '2026-03-10T17:00:10Z',
  endedTime: '2026-03-10T17:01:00Z',
  duration: 50,
};
const DAY = { today: '2026-03-10', zone: 'America/Mexico_City' };

test('CD-05 suggests the contact of an answered call of today, else the borrower where that is one person', () => {
  const both = [ANA, LUIS];
  expect(suggestPromisingContact(both, CALL, DAY)).toEqual({ contactId: '2', source: 'call' });
  const borrower = { contactId: '1', source: 'borrower' };
  expect(suggestPromisingContact(both, null, DAY)).toEqual(borrower);
  expect(suggestPromisingContact(both, { ...CALL, callStatus: 'NOA' }, DAY)).toEqual(borrower);
  expect(suggestPromisingContact(both, CALL, { ...DAY, today: '2026-03-11' })).toEqual(borrower);
  expect(suggestPromisingContact([ANA, person('3', 'R01', 'Ana')], null, DAY)).toEqual(borrower);
  expect(suggestPromisingContact([ANA, person('3', 'R01', 'Rosa')], null, DAY)).toBeUndefined();
  expect(suggestPromisingContact([LUIS], null, DAY)).toBeUndefined();
});

let server: ForeignServer;
let form: FormInstance<RecordFields>;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());

function Fields() {
  const [own] = Form.useForm<RecordFields>();
  useEffect(() => {
    form = own;
  }, [own]);
  return (
    <Form form={own} initialValues={{ contactId: null }}>
      <Form.Item name="callResult">
        <input />
      </Form.Item>
      <ContactField taskId="1" form={own} call={null} />
    </Form>
  );
}

const show = (contacts: readonly object[]) => {
  server.on('/prod/task/userContacts/1', getEnvelope('00', contacts));
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  draw(<Fields />);
};
const choose = (callResult: RecordFields['callResult']) => act(async () => form.setFieldsValue({ callResult }));
const isValid = async () =>
  act(async () =>
    form.validateFields().then(
      () => true,
      () => false,
    ),
  );

test('CD-05 a promise takes the borrower, says so, and gives them up with the promise', async () => {
  show([ANA, LUIS]);
  await choose('PTP');
  await screen.findByText('The borrower. Change it if somebody else promised.');
  expect(form.getFieldValue('contactId')).toBe('1');
  await choose('DTP');
  await waitFor(() => expect(form.getFieldValue('contactId')).toBeNull());
  expect(await isValid()).toBe(true);
});

test('CD-05 a suggested person is not marked as missing when the promise is chosen in the form', async () => {
  show([ANA, LUIS]);
  await screen.findByRole('textbox');
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'PTP' } });
  });
  await screen.findByText('The borrower. Change it if somebody else promised.');
  await waitFor(() => expect(form.isFieldValidating('contactId')).toBe(false));
  expect(form.getFieldError('contactId')).toEqual([]);
});

test('CD-05 a promise asks who promised where nobody can be suggested; other results do not ask', async () => {
  show([LUIS]);
  await choose('DTP');
  expect(await isValid()).toBe(true);
  await choose('PTP');
  await waitFor(async () => expect(await isValid()).toBe(false));
  await screen.findByText('Choose who promised to pay');
  await act(async () => form.setFieldsValue({ contactId: '2' }));
  expect(await isValid()).toBe(true);
});

test('CD-05 a promise on a case without contacts can be saved', async () => {
  show([]);
  await choose('PTP');
  expect(await isValid()).toBe(true);
});
