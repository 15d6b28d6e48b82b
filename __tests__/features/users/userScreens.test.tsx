import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, ADMIN, AUDITOR, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { createOrUpdate, list, options } = manageUserCalls;
const sample = sampleAnswer(list);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const person = { ...row, id: '42', name: 'Prueba Uno', status: 'enabled', role: 'member', products: [], loanTypes: [] };
const full = { ...sample, result: [person], totalCount: 1 };
const none = { ...sample, result: [], totalCount: 0 };

test('US-01 GE-03 the users say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/users',
    user: ADMIN,
    row: list,
    label: 'Users',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'There are no users yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('US-01 RT-08 a filter without matches says so and is in the address and in its field', async () => {
  standIn().on(list, ({ query }) => ('name' in query ? none : full));
  open('/users', ADMIN);
  await screen.findByText('Prueba Uno');
  await write('Name, username or e-mail', 'nobody');
  await press('Search');
  expect(await screen.findByText('No user matches')).toBeVisible();
  expect(address()).toBe('/users?name=nobody');
  expect(screen.getByLabelText('Name, username or e-mail')).toHaveValue('nobody');
});

test('US-01 RO-01 who does not manage users is offered no change, and finds no form by its address', async () => {
  standIn().on(list, full);
  open('/users', AUDITOR);
  await screen.findByText('Prueba Uno');
  expect(screen.queryByLabelText('Disable Prueba Uno')).not.toBeInTheDocument();
  expect(screen.queryByText('Add user', { selector: 'button, button *, a, a *' })).not.toBeInTheDocument();
  open('/add/user', LEADER);
  expect(await screen.findByText('Your role does not include this screen', { exact: false })).toBeVisible();
});

test('US-01 GE-01 a user without a name or with a wrong address is not sent, and what was typed stays', async () => {
  open('/add/user', ADMIN);
  const email = await write('E-mail', 'not an address');
  const username = await write('Username', '!');
  expect(await screen.findByText('E-mail format error')).toBeVisible();
  expect(await screen.findByText(/^3 to \d+ letters, digits/u)).toBeVisible();
  // The browser itself holds back a form whose address is none.
  await write('E-mail', 'prueba@example.com');
  await press('Add user');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect([username, email].map((field) => (field as HTMLInputElement).value)).toEqual(['!', 'prueba@example.com']);
  expect(standIn().asked(createOrUpdate)).toEqual([]);
});

test('US-01 a user that is refused stays as it was written; saved, the one-time password is shown', async () => {
  standIn().on(options, { ...sampleAnswer(options) });
  standIn().refuse(createOrUpdate, 'This username is taken');
  open('/add/user', ADMIN);
  await write('Username', 'prueba');
  const name = await write('Name', 'Prueba Dos');
  await write('E-mail', 'prueba@example.com');
  await press('Add user');
  await waitFor(() => expect(standIn().asked(createOrUpdate)).toHaveLength(1));
  await waitFor(async () => expect(await button('Add user')).not.toHaveClass('ant-btn-loading'));
  expect(name).toHaveValue('Prueba Dos');
  standIn().refuseTelling(createOrUpdate, '43', { fields: ['username'] });
  await press('Add user');
  expect(await screen.findByText('Another user has this already')).toBeVisible();
  standIn().on(createOrUpdate, { ...sampleAnswer(createOrUpdate), oneTimePassword: 'Once-4711' });
  await press('Add user');
  expect(await screen.findByText(/Once-4711/u)).toBeVisible();
});

test('US-01 a change on an older version names the author of the newer one, before the page is refetched', async () => {
  const { info } = manageUserCalls;
  const names = { username: 'prueba', name: 'Prueba Uno', email: 'prueba@example.com' };
  const user = { ...sampleAnswer(info), ...person, ...names, modifierName: null };
  standIn().on(info, user);
  standIn().on(options, { ...sampleAnswer(options) });
  standIn().refuseTelling(createOrUpdate, '22', { ...user, version: 'newer', modifierName: 'Otra Jefa' });
  open('/user/42?view=fields', ADMIN);
  await press('Save');
  expect(await screen.findByText('Otra Jefa has changed this user in the meantime', { exact: false })).toBeVisible();
});

test('US-01 switching tabs during a save continues when it is complete', async () => {
  const names = { username: 'prueba', name: 'Prueba Uno', email: 'prueba@example.com', affiliatedSystem: null };
  const user = { ...sampleAnswer(manageUserCalls.info), ...person, ...names, version: 'read' };
  standIn().on(manageUserCalls.info, user);
  standIn().on(options, { ...sampleAnswer(options) });
  standIn().on(createOrUpdate, {
    user: { ...user, affiliatedSystem: 'dialler 7', version: 'saved' },
    oneTimePassword: null,
  });
  const answer = standIn().hold(createOrUpdate);
  open('/user/42', ADMIN);
  fireEvent.change(await screen.findByLabelText('Affiliated system'), { target: { value: 'dialler 7' } });
  await press('Save');
  await waitFor(() => expect(standIn().asked(createOrUpdate)).toHaveLength(1));
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  answer();
  await waitFor(() => expect(address()).toContain('view=history'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});

test('US-01 a user with all permissions is displayed as such; each row offers to disable the user', async () => {
  standIn().on(list, full);
  open('/users', ADMIN);
  await screen.findByText('Prueba Uno');
  const shown = screen.getByText('Prueba Uno').closest('tr');
  expect(shown).toHaveTextContent(/AllAll/u);
  expect(screen.getByLabelText('Disable Prueba Uno').closest('button')).not.toHaveClass('ant-btn-color-dangerous');
});

test('ID-03 the page of a user shows the groups of the company directory, if there are some', async () => {
  const user = {
    ...sampleAnswer(manageUserCalls.info),
    ...person,
    photo: null,
    directoryGroups: ['Agents MX', 'Finance'],
  };
  standIn().on(manageUserCalls.info, user);
  open('/user/42?view=security', ADMIN);
  expect(await screen.findByText('Directory groups')).toBeVisible();
  expect(screen.getByText('Agents MX · Finance')).toBeVisible();
  standIn().on(manageUserCalls.info, { ...user, directoryGroups: [] });
  open('/user/42?view=security', ADMIN);
  expect(await screen.findByText('Second factor')).toBeVisible();
  expect(screen.queryByText('Directory groups')).toBeNull();
});
