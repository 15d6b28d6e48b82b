import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, ADMIN, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { add, list, rulePreview, sort, sortPreview, sortRun, sortStop } = institutionAndQueueCalls;
const sample = sampleAnswer(list);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const full = { ...sample, result: [{ ...row, name: 'Prueba Uno', rule: null }], totalCount: 1 };
const none = { ...sample, result: [], totalCount: 0 };

test('QU-01 GE-03 the queues say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/queue',
    user: ADMIN,
    row: list,
    label: 'Queues with their cases',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'No queue yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('QU-01 RT-08 a search without matches says so and is in the address; clearing it shows all again', async () => {
  standIn().on(list, ({ query }) => ('text' in query ? none : full));
  open('/queue', LEADER);
  await screen.findByText('Prueba Uno');
  await write('Code or name', 'nothing');
  await press('Search');
  expect(await screen.findByText('No queue matches')).toBeVisible();
  expect(address()).toBe('/queue?text=nothing');
  await press('Clear');
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
});

test('QU-01 GE-01 the numbers of a queue are written as the language groups them', async () => {
  standIn().on(list, { ...full, result: [{ ...row, name: 'Prueba Uno', rule: null, userCount: 1019 }] });
  open('/queue', LEADER);
  expect(await screen.findByText('1,019')).toBeVisible();
  expect(screen.queryByText('1019')).toBeNull();
});

test('QU-01 RO-01 a leader is not offered to add or sort, and finds no form by its address', async () => {
  standIn().on(list, full);
  open('/queue', LEADER);
  await screen.findByText('Prueba Uno');
  expect(screen.queryByText('Add queue', { selector: 'button, button *' })).not.toBeInTheDocument();
  expect(screen.queryByText('Sort by rules', { selector: 'button, button *' })).not.toBeInTheDocument();
  open('/addQueue', LEADER);
  expect(await screen.findByText('Your role does not include this screen', { exact: false })).toBeVisible();
});

test('QU-01 GE-01 a queue without a name or with a wrong code is not sent, and what was typed stays', async () => {
  open('/addQueue', ADMIN);
  const code = await write('Code', 'no spaces here');
  await press('Save');
  expect(await screen.findByText('Letters, digits, dot and hyphen only')).toBeVisible();
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(code).toHaveValue('no spaces here');
  expect(standIn().asked(add)).toEqual([]);
});

test('QU-01 GE-01 a queue that is refused stays as it was written; saved under a key it opens', async () => {
  standIn().on(rulePreview, sampleAnswer(rulePreview));
  standIn().refuse(add, 'This code is taken');
  open('/addQueue', ADMIN);
  fireEvent.click(await screen.findByLabelText('Manual'));
  await write('Code', 'Q-7');
  const name = await write('Name', 'Early days');
  await press('Save');
  await waitFor(() => expect(standIn().asked(add)).toHaveLength(1));
  await waitFor(async () => expect(await button('Save')).not.toHaveClass('ant-btn-loading'));
  expect(name).toHaveValue('Early days');
  expect(address()).toBe('/addQueue');
  standIn().on(add, { id: '42' });
  await press('Save');
  await waitFor(() => expect(address()).toBe('/queueAbout/42'));
  expect(standIn().asked(add).at(-1)?.body).toMatchObject({
    code: 'Q-7',
    name: 'Early days',
    type: 'manual',
    rule: null,
  });
  expect(standIn().asked(add).at(-1)?.intent).toBeTruthy();
});

const times = { createdTime: '2026-03-11T00:30:00Z', finishedTime: null };
const run = (done: number, state = 'running') => ({ id: '7', state, total: 5000, done, actorName: 'Ana', ...times });

test('QU-01 a sorting too large to be waited for says how far it is, can be stopped, and says what came of it', async () => {
  let now = run(1000);
  standIn().on(list, full);
  standIn().on(sortPreview, { total: 5000, moves: [] });
  standIn().on(sortRun, null);
  open('/queue', ADMIN);
  await screen.findByText('Prueba Uno');
  await press('Sort by rules');
  await button('Move 5,000 cases');
  standIn().on(sortRun, () => now);
  standIn().on(sort, { total: 5000, moves: [], run: run(0, 'waiting') });
  await press('Move 5,000 cases');
  expect(await screen.findByText('1,000 of 5,000 cases moved')).toBeVisible();
  standIn().on(sortStop, () => {
    now = run(2000, 'cancelled');
    return now;
  });
  await press('Stop');
  expect(await screen.findByText('Stopped. 2,000 cases were moved.')).toBeVisible();
  expect(standIn().asked(sortStop)[0]?.body).toEqual({ runId: '7' });
});

test('QU-01 who opens the dialog while cases are being sorted sees how far that is', async () => {
  standIn().on(list, full);
  standIn().on(sortRun, run(3000));
  open('/queue', ADMIN);
  await screen.findByText('Prueba Uno');
  await press('Sort by rules');
  expect(await screen.findByText('3,000 of 5,000 cases moved')).toBeVisible();
});
