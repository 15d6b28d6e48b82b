import { institutionAndQueueCalls } from '@/contract/calls/institutionAndQueueCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, ADMIN, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { add, list, rulePreview } = institutionAndQueueCalls;
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

test('QU-01 RT-08 a search that finds nothing says so and stands in the address; clear shows all again', async () => {
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
  expect(screen.getByText('Required')).toBeVisible();
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
