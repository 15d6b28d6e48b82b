import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { address, ADMIN, standIn, open, press, write } from '../../support/features/screenRig';

const { list } = manageUserCalls;
const { savedFilters, saveFilter, saveSpecialColumn, specialColumn } = taskViewCalls;
const sample = sampleAnswer(list);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const person = { ...row, id: '42', name: 'Prueba Uno', status: 'enabled', role: 'member', products: [], loanTypes: [] };
const full = { ...sample, result: [person], totalCount: 1 };

/** Without that of the boxes by which rows are selected. */
const headings = (): string[] =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '');

const heading = (title: string): HTMLElement => {
  const [first] = screen.getAllByText(title, { selector: 'th, th *' });
  if (!first) throw new Error(`no heading ${title}`);
  return first;
};

beforeEach(() => {
  standIn().on(list, full);
  standIn().on(specialColumn, null);
  standIn().on(savedFilters, []);
});

test('US-01 AP-03 a heading sorts the whole list: the order is requested from the server and added to the address', async () => {
  open('/users', ADMIN);
  await screen.findByText('Prueba Uno');
  fireEvent.click(heading('Last sign-in'));
  await waitFor(() => expect(address()).toBe('/users?sort=lastLogin&order=asc'));
  expect(standIn().asked(list).at(-1)?.query).toMatchObject({ sort: 'lastLogin', order: 'asc' });
  fireEvent.click(heading('Products'));
  expect(address()).toBe('/users?sort=lastLogin&order=asc');
  expect(headings()).not.toContain('Daily target');
});

test('US-01 the columns are as they were chosen; the way into a row stays', async () => {
  standIn().on(specialColumn, ['role', 'gone']);
  standIn().on(saveSpecialColumn, null);
  open('/users', ADMIN);
  await screen.findByText('Prueba Uno');
  expect(headings()).toEqual(['Name', 'Role', 'Action']);
  await press('Columns');
  expect(screen.getByLabelText('Name', { selector: 'input[type=checkbox]' })).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Queue', { selector: 'input[type=checkbox]' }));
  await press('Apply');
  await waitFor(() =>
    expect(standIn().asked(saveSpecialColumn)[0]?.body).toEqual({ list: 'users', columns: ['name', 'role', 'queue'] }),
  );
});

test('US-01 a view keeps filters, order, columns and row height under a name, and brings them back', async () => {
  const kept = {
    id: '7',
    list: 'users',
    name: 'Leavers',
    query: 'status=disabled&columns=name.role&density=comfortable',
  };
  standIn().on(savedFilters, [kept, { ...kept, id: '8', list: 'complaints', name: 'Others' }]);
  standIn().on(saveFilter, kept);
  open('/users?role=member&page=2', ADMIN);
  await screen.findByText('Prueba Uno');
  await press('Views');
  expect(await screen.findByText('Leavers')).toBeVisible();
  expect(screen.queryByText('Others')).not.toBeInTheDocument();
  await write('Name of the view', 'Agents');
  await press('Save');
  await waitFor(() => expect(standIn().asked(saveFilter)).toHaveLength(1));
  const query = new URLSearchParams(String(standIn().asked(saveFilter)[0]?.body['query']));
  expect([query.get('role'), query.get('page'), query.get('density')]).toEqual(['member', null, 'compact']);
  await press('Leavers');
  await waitFor(() => expect(address()).toBe(`/users?${kept.query}`));
  expect(headings()).toEqual(['Name', 'Role', 'Action']);
  expect(document.querySelector('.ant-table-medium')).toBeInTheDocument();
});

test('US-01 the row height is stored on this device, for every list', async () => {
  open('/users', ADMIN);
  await screen.findByText('Prueba Uno');
  fireEvent.click(screen.getByLabelText('Row height'));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }));
  expect(document.querySelector('.ant-table-medium')).toBeInTheDocument();
  expect(localStorage.getItem('density')).toBe('comfortable');
});
