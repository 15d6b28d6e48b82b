import { writeSession } from '@/browser/session/session';
import type { LawMode } from '@/contract/codes/lawCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import { getClockFingerprint } from '@/contract/getClockFingerprint';
import type { ContactVerdict, ServerClocks } from '@/contract/entities/law/contactVerdict';
import { usePhoneCall } from '@/features/caseDetail/callLine/usePhoneCall';
import { CaseContacts } from '@/features/caseDetail/contacts/CaseContacts';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';

import { AGENT } from '../../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../../support/api/foreignServer';
import { LOAN_ITEM } from '../../support/features/deductRig';
import { draw, shellServer } from '../../support/features/shellRig';
import { FREE, saying } from '../../support/law/shownVerdicts';

const { task } = LOAN_ITEM;
const PEOPLE: readonly Contact[] = ['Ana', 'Berta', 'Carla'].map((name) => ({
  id: name,
  relation: 'R01',
  name,
  phone: '***1234',
  lastCallResult: null,
  lastCallTime: null,
}));

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());

let asked: number;
let dialled: string[];

function Contacts() {
  const [form] = Form.useForm<RecordFields>();
  const line = usePhoneCall(task.id);
  return <CaseContacts task={task} isHeld={false} form={form} line={line} onChosen={() => undefined} />;
}

type Calls = Readonly<Record<string, ContactVerdict>>;

async function show(mode: LawMode, calls: Calls, clocks?: ServerClocks): Promise<void> {
  asked = 0;
  dialled = [];
  server.on(`/prod/task/userContacts/${task.id}`, getEnvelope('00', PEOPLE));
  server.on(`/prod/task/lastCall/${task.id}`, getEnvelope('00', null));
  server.on(`/prod/task/lawful/${task.id}`, (reply, seen) => {
    asked += 1;
    const contacts = Object.entries(calls).map(([contactId, call]) => ({ contactId, call, sms: FREE }));
    getEnvelope('00', { mode, contacts, clocks })(reply, seen);
  });
  server.on('/prod/task/dial', (reply, seen) => {
    dialled.push((JSON.parse(seen.body) as { contactId: string }).contactId);
    getEnvelope('27')(reply, seen);
  });
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  draw(
    <CurrentUserContext value={AGENT}>
      <Form component={false}>
        <Contacts />
      </Form>
    </CurrentUserContext>,
  );
  await screen.findByText('Carla');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
}

const getRow = (name: string): HTMLElement => screen.getByText(name).closest('li') ?? document.body;
const callButton = (name: string) => within(getRow(name)).getByLabelText(`Call ${name}`);

test('LC-06 what the rules refuse says from when on, cannot be called, and is nobody to call next; sources come with the focus', async () => {
  const later = new Date(Date.now() + 3 * 86_400_000);
  later.setHours(8, 0);
  await show('enforce', { Ana: saying('deny', later.toISOString()), Berta: saying('deny', null), Carla: FREE });
  const until = await within(getRow('Ana')).findByText(/^Not until \d+ \w+, 08:00$/u);
  // The reason is visible without hovering.
  expect(within(getRow('Berta')).getByText('Not at all: Outside the permitted hours')).toBeVisible();
  expect(within(getRow('Carla')).queryByText(/^Not|^With/u)).not.toBeInTheDocument();
  expect(callButton('Ana')).toBeDisabled();
  expect(callButton('Berta')).toHaveAttribute('title', 'Not at all: Outside the permitted hours');
  expect(callButton('Carla')).toBeEnabled();
  fireEvent.keyDown(document.body, { key: 'c' });
  await waitFor(() => expect(dialled).toEqual(['Carla']));
  act(() => until.focus());
  expect((await screen.findByText('CONDUSEF')).closest('li')).toHaveTextContent('CONDUSEF, Cuarta · Mexico (MX)');
});

test('LC-06 LC-08 where the rules only require a reason, all can be called, and the affected persons are named', async () => {
  const soon = new Date();
  soon.setHours(23, 59);
  const warned = { Ana: saying('deny', soon.toISOString(), true), Berta: saying('warn', null, true) };
  await show('warn', { ...warned, Carla: saying('deny', null, true) });
  expect(await within(getRow('Ana')).findByText('Until 23:59 with a reason')).toBeVisible();
  expect(within(getRow('Berta')).getByText('With a reason')).toBeVisible();
  expect(within(getRow('Carla')).getByText('With a reason: Outside the permitted hours')).toBeVisible();
  expect(screen.queryByText(/^Not/u)).not.toBeInTheDocument();
  for (const { name } of PEOPLE) expect(callButton(name)).toBeEnabled();
  fireEvent.keyDown(document.body, { key: 'c' });
  await waitFor(() => expect(dialled).toEqual(['Ana']));
});

test('LC-06 LC-08 whom only a fact could make lawful to call is never next, though a reason lets the call through', async () => {
  await show('warn', { Ana: saying('deny', null, true), Berta: FREE, Carla: FREE });
  await within(getRow('Ana')).findByText(/^With a reason/u);
  expect(callButton('Ana')).toBeEnabled();
  expect(callButton('Ana')).not.toHaveClass('ant-btn-primary');
  expect(callButton('Berta')).toHaveClass('ant-btn-primary');
  fireEvent.keyDown(document.body, { key: 'c' });
  await waitFor(() => expect(dialled).toEqual(['Berta']));
});

test('LC-06 where only a fact could make any contact lawful to call nobody is next', async () => {
  const never = saying('deny', null, true);
  await show('warn', { Ana: never, Berta: never, Carla: never });
  await within(getRow('Ana')).findByText(/^With a reason/u);
  for (const { name } of PEOPLE) expect(callButton(name)).not.toHaveClass('ant-btn-primary');
});

test('LC-06 LC-08 where the rules stop nobody, nothing is displayed', async () => {
  await show('shadow', {});
  for (const { name } of PEOPLE) expect(callButton(name)).toBeEnabled();
  expect(screen.queryByText(/^Not|^With/u)).not.toBeInTheDocument();
});

test('LC-06 rules are requested again when a contact becomes lawful', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const calls: Record<string, ContactVerdict> = { Ana: saying('deny', new Date(Date.now() + 120_000).toISOString()) };
  await show('enforce', calls);
  await within(getRow('Ana')).findByText(/^Not until/u);
  expect(callButton('Ana')).toBeDisabled();
  calls['Ana'] = FREE;
  const before = asked;
  act(() => jest.advanceTimersByTime(100_000));
  expect(asked).toBe(before);
  act(() => jest.advanceTimersByTime(20_000));
  await waitFor(() => expect(callButton('Ana')).toBeEnabled());
  expect(screen.queryByText(/^Not until/u)).not.toBeInTheDocument();
});

test('LC-06 LC-03 a refused call requests the rules again at once', async () => {
  const calls: Record<string, ContactVerdict> = { Ana: FREE, Berta: FREE, Carla: FREE };
  await show('enforce', calls);
  const refused = saying('deny', null);
  server.on('/prod/task/dial', getEnvelope('113', refused));
  calls['Ana'] = refused;
  const before = asked;
  fireEvent.click(callButton('Ana'));
  await within(getRow('Ana')).findByText(/^Not at all/u);
  expect(asked).toBe(before + 1);
});

const offer = (alone: boolean): ContactVerdict => ({
  ...saying('deny', new Date(Date.now() + 3_600_000).toISOString()),
  override: { taskId: task.id, contactId: 'Ana', channel: 'call', rules: ['mx.hours'], alone },
});

/** Requests an exception with a reason, next to the contact. */
async function askFor(button: string): Promise<HTMLElement> {
  fireEvent.click(await within(getRow('Ana')).findByText(/^Not until/u));
  const dialog = await screen.findByRole('dialog', { name: 'The rules do not allow this contact now' });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  expect(await within(dialog).findByText('Write at least 10 characters')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('Reason for the exception'), {
    target: { value: ' She asked for it ' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  return dialog;
}

test('LC-08 an exception is requested with a reason where rules permit one, and the dialog says that it is pending', async () => {
  await show('enforce', { Ana: offer(false), Berta: saying('deny', null), Carla: FREE });
  let sent: unknown;
  server.on('/prod/task/override', (reply, seen) => {
    sent = JSON.parse(seen.body);
    getEnvelope('69', { approvalId: '5', expiresTime: new Date().toISOString() })(reply, seen);
  });
  const dialog = await askFor('Ask for an exception');
  expect(await within(dialog).findByText('Requested: waiting for approval')).toBeVisible();
  expect(within(dialog).getByText(/possible once, within 2 hours/u)).toBeVisible();
  expect(sent).toEqual({ ...offer(false).override, alone: undefined, reason: 'She asked for it' });
  expect(callButton('Ana')).toBeDisabled();
  fireEvent.click(within(getRow('Berta')).getByText(/^Not at all/u));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('LC-08 who may lift them alone does, and the contact can be called once, until its time', async () => {
  const calls: Record<string, ContactVerdict> = { Ana: offer(true), Berta: FREE, Carla: FREE };
  await show('enforce', calls);
  const until = new Date();
  until.setHours(23, 59);
  server.on('/prod/task/override', (reply, seen) => {
    calls['Ana'] = { ...saying('deny', null), liftedUntil: until.toISOString() };
    getEnvelope('00', { until: until.toISOString() })(reply, seen);
  });
  await askFor('Allow it once');
  expect(await within(getRow('Ana')).findByText('Once, until 23:59')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callButton('Ana')).toBeEnabled();
});

const AT = '2026-11-23T10:00:00.000Z';
const clocks = (zone: string, like: string): ServerClocks => ({
  zones: [zone],
  from: AT,
  print: getClockFingerprint([like], Date.parse(AT)),
});

test("LC-01 a browser with other time zone data than the server says that the server's times apply", async () => {
  await show('enforce', { Ana: FREE }, clocks('America/New_York', 'America/Lima'));
  expect(await screen.findByText(/server's times apply/u)).toBeVisible();
});

test('LC-01 no time zone warning appears where the clocks agree', async () => {
  await show('enforce', { Ana: FREE, Berta: saying('deny', null) }, clocks('America/New_York', 'America/New_York'));
  await within(getRow('Berta')).findByText(/^Not at all/u);
  expect(screen.queryByText(/server's times apply/u)).toBeNull();
});
