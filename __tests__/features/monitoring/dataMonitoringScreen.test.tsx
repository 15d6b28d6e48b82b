import { behaviorCalls } from '@/contract/calls/management/behaviorCalls';
import { fireEvent, screen } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { countFile, countList, detailList } = behaviorCalls;
const sample = sampleAnswer(countList);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const full = { ...sample, result: [{ ...row, userId: '42', name: 'Prueba Uno' }], totalCount: 1 };
const none = { ...sample, result: [], totalCount: 0 };
const details = sampleAnswer(detailList);

test('MO-01 GE-03 the monitoring says that it loads, that there is nothing, and why it failed with a way to try again', async () => {
  const states = {
    at: '/dataMonitoring',
    user: LEADER,
    row: countList,
    label: 'Users and what they did with personal data',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'Nobody looked at personal data in this period',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MO-01 RT-08 the search is in the address and in its field; clearing it shows all users again', async () => {
  standIn().on(countList, ({ query }) => ('user' in query ? none : full));
  open('/dataMonitoring', LEADER);
  await screen.findByText(/Prueba Uno/u);
  await write('User', 'nobody');
  await press('Search');
  expect(await screen.findByText('Nobody fits these filters')).toBeVisible();
  expect(address()).toBe('/dataMonitoring?user=nobody');
  expect(screen.getByLabelText('User', { selector: 'input' })).toHaveValue('nobody');
  await press('Clear');
  expect(await screen.findByText(/Prueba Uno/u)).toBeVisible();
});

test('MO-01 AP-06 an export is of what is listed; a refused one says why', async () => {
  standIn().on(countList, full);
  standIn().refuse(countFile, 'Too many exports');
  open('/dataMonitoring?user=Prueba', LEADER);
  await press('Export');
  fireEvent.click(screen.getByRole('menuitem', { name: 'CSV file' }));
  expect(await screen.findByText('Too many exports')).toBeVisible();
  expect(standIn().asked(countFile)[0]?.query).toEqual({ user: 'Prueba', format: 'csv' });
});

test('MO-01 GE-03 one user’s records say that there are none, or why they failed with a way to try again', async () => {
  standIn().refuse(detailList, 'Out of order');
  open('/behaviorDetail/42', LEADER);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(detailList, { ...details, result: [], totalCount: 0 });
  await press('Try again');
  expect(await screen.findByText('No records in this period')).toBeVisible();
  expect(screen.getByText('Back to monitoring').closest('a')).toHaveAttribute('href', '#/dataMonitoring');
});
