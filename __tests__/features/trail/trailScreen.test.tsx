import { trailCalls } from '@/contract/calls/users/trailCalls';
import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, AUDITOR, standIn, open, press, write } from '../../support/features/screenRig';

const { login, logins, verify } = trailCalls;
const sample = sampleAnswer(logins);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const full = { ...sample, result: [{ ...row, userLoginLogId: '42', name: 'Prueba Uno' }], totalCount: 1 };
const none = { ...sample, result: [], totalCount: 0 };
const check = { ...sampleAnswer(verify), to: 3, total: 3, fault: null, anchors: 0 };

test('TR-02 GE-03 the sign-ins say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/trail',
    user: AUDITOR,
    row: logins,
    label: 'Sign-ins',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'No sign-ins yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('TR-02 RT-08 the search is in the address and in its field; a search without matches says so', async () => {
  standIn().on(logins, ({ query }) => ('user' in query ? none : full));
  open('/trail', AUDITOR);
  await screen.findByText(/Prueba Uno/u);
  await write('User', 'nobody');
  await press('Search');
  expect(await screen.findByText('No sign-in fits these filters')).toBeVisible();
  expect(address()).toBe('/trail?user=nobody');
  expect(screen.getByLabelText('User', { selector: 'input' })).toHaveValue('nobody');
});

test.each([
  ['holds', check, 'All 3 rows hold'],
  ['is empty', { ...check, to: 0, total: 0 }, 'There is no row to check yet'],
  ['is broken', { ...check, fault: { seq: 2, fault: 'missing' } }, 'Row 2 is wrong'],
] as const)('TR-02 a chain that %s is told so', async (_, answer, words) => {
  standIn().on(logins, none);
  standIn().on(verify, answer);
  open('/trail', AUDITOR);
  await press('Verify');
  expect(await screen.findByText(words)).toBeVisible();
});

test('TR-02 a long check can be cancelled, and a check that breaks off says why', async () => {
  standIn().on(logins, none);
  const letGo = standIn().hold(verify);
  open('/trail', AUDITOR);
  await press('Verify');
  await press('Cancel');
  expect(await screen.findByText(/^Cancelled after row 0/u)).toBeVisible();
  letGo();
  standIn().refuse(verify, 'Out of order');
  await press('Verify');
  expect(await screen.findByText('The check was interrupted')).toBeVisible();
  expect(screen.getAllByText('Out of order')[0]).toBeVisible();
});

test('TR-02 GE-03 a sign-in that can not be loaded says why, and is read at the next try', async () => {
  standIn().on(logins, full);
  standIn().refuse(login, 'Out of order');
  open('/trail', AUDITOR);
  fireEvent.click(await screen.findByLabelText('Read sign-in 42 step by step'));
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(login, sampleAnswer(login));
  await press('Try again');
  expect(await screen.findByText('Step by step')).toBeVisible();
});

test('TR-02 a sign-in with many events says what it omits, and shows more on request', async () => {
  const asked: unknown[] = [];
  standIn().on(logins, full);
  standIn().on(login, ({ query }) => {
    asked.push(query);
    return { ...sampleAnswer(login), left: asked.length === 1 ? 73 : 0 };
  });
  open('/trail', AUDITOR);
  fireEvent.click(await screen.findByLabelText('Read sign-in 42 step by step'));
  expect(await screen.findByText('73 rows of the app are not shown; those of the server are all here.')).toBeVisible();
  await press('Show more');
  await waitForElementToBeRemoved(() => screen.queryByText(/73 rows/u));
  expect(asked).toEqual([{ most: '500' }, { most: '1000' }]);
});
