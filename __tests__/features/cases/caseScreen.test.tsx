import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { listing } = taskCalls;
const { listCount, saveFilter, savedFilters, specialColumn } = taskViewCalls;
const [row] = sampleAnswer(listing).result;
if (!row) throw new Error('no sample');
const full = { result: [{ ...row, borrowerName: 'Prueba Uno' }], totalCount: 1 };
const none = { result: [], totalCount: 0 };

beforeEach(() => {
  standIn().on(specialColumn, null);
  standIn().on(savedFilters, []);
});

for (const [at, id, label] of [
  ['/case/list', 'CL-01', 'Case List'],
  ['/myTasks', 'CL-02', 'My collection tasks'],
] as const) {
  test(`GE-03 ${id} ${at} says that it loads, that it is empty, and why it failed with a way to try again`, async () => {
    const states = {
      at,
      row: listing,
      label,
      full,
      shows: 'Prueba Uno',
      none,
      says: 'No cases here',
    };
    expect(await listStates(states)).toEqual(said(states));
  });
}

test('GE-03 without column choice, counts or saved filters the list is still displayed', async () => {
  standIn().on(listing, full);
  for (const each of [specialColumn, listCount, savedFilters]) standIn().refuse(each, 'Out of order');
  open('/myTasks');
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect((await screen.findAllByText('User ID'))[0]).toBeVisible();
  const fresh = screen.getByText('New', { selector: 'button' });
  expect(fresh).toHaveTextContent(/–$/u);
  fireEvent.click(fresh);
  expect(address()).toBe('/myTasks?status=C00');
  await press('Filters (1)');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  standIn().on(savedFilters, []);
  await press('Try again');
  expect(await screen.findByText('Nothing saved yet.')).toBeVisible();
});

test('CL-02 RT-08 the address contains a search; without matches it is cleared with one click', async () => {
  standIn().on(listing, ({ query }) => ('borrowerName' in query ? none : full));
  open('/myTasks');
  await screen.findByText('Prueba Uno');
  await write('Search cases', 'nobody');
  await press('Search');
  expect(await screen.findByText('No case matches these filters')).toBeVisible();
  expect(address()).toBe('/myTasks?borrowerName=nobody');
  fireEvent.click(screen.getAllByText('Clear', { selector: 'button, button *' }).at(-1) ?? document.body);
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
});

test('CL-01 what a saved filter was to be called stays when saving is refused', async () => {
  standIn().on(listing, full);
  standIn().refuse(saveFilter, 'Too many saved filters');
  open('/myTasks?status=C00');
  await press('Filters (1)');
  const name = await write('Name for the filters in force', 'Mine of today');
  fireEvent.submit(name);
  const sent = { list: 'myTasks', name: 'Mine of today', query: 'status=C00' };
  await waitFor(() => expect(standIn().asked(saveFilter)[0]?.body).toEqual(sent));
  await waitFor(async () => expect(await button('Save')).not.toHaveClass('ant-btn-loading'));
  expect(name).toHaveValue('Mine of today');
});

test('RO-01 a user without own cases sees no counts of own cases', async () => {
  standIn().on(listing, full);
  open('/case/list', LEADER);
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect(screen.queryByLabelText('Waiting for you')).not.toBeInTheDocument();
});

const byWhat = () => screen.getByLabelText('Search by');
const box = () => screen.getByLabelText('Search cases');

test('CL-02 a phone number too short for a search is refused below the field without a request', async () => {
  const asked: unknown[] = [];
  standIn().on(listing, ({ query }) => {
    asked.push(query);
    return full;
  });
  open('/myTasks');
  await screen.findByText('Prueba Uno');
  const before = asked.length;
  await write('Search cases', '12');
  expect(byWhat()).toHaveDisplayValue('Phone');
  await press('Search');
  expect(await screen.findByRole('alert')).toHaveTextContent('At least 4 digits');
  expect([address(), asked.length]).toEqual(['/myTasks', before]);
  await write('Search cases', '1234');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Search');
  await waitFor(() => expect(address()).toBe('/myTasks?borrowerPhone=1234'));
});

test('CL-02 the box reads what is typed as name, phone, loan or user, and as what somebody chooses', async () => {
  standIn().on(listing, { result: [{ ...row, loanId: 'MX10029512', borrowerId: 'MXU88' }], totalCount: 1 });
  open('/myTasks');
  await screen.findByText('MX10029512');
  expect(byWhat()).toHaveDisplayValue('Any');
  for (const [text, name] of [
    ['María José', 'Customer name'],
    ['+52 55 1234', 'Phone'],
    ['mx10000001', 'Loan ID'],
    ['mxu4711', 'User ID'],
    ['10029512', 'Loan ID'],
    ['5512', 'Phone'],
    ['5540001220', 'Phone'],
  ] as const) {
    await write('Search cases', text);
    expect(byWhat()).toHaveDisplayValue(name);
  }
  fireEvent.change(byWhat(), { target: { value: 'id' } });
  await write('Search cases', '4825');
  await press('Search');
  await waitFor(() => expect(address()).toBe('/myTasks?id=4825'));
  expect(box()).toHaveValue('4825');
  expect(byWhat()).toHaveDisplayValue('Case number');
});

test('CL-02 RT-08 an address with several searches shows one in the box and the others as filters; a new search leaves those', async () => {
  standIn().on(listing, full);
  open('/myTasks?borrowerName=ana&loanId=MX1');
  await screen.findByText('Prueba Uno');
  expect(box()).toHaveValue('ana');
  fireEvent.click(screen.getByLabelText('Remove filter Loan ID'));
  await waitFor(() => expect(address()).toBe('/myTasks?borrowerName=ana'));
  await write('Search cases', '5512345678');
  await press('Search');
  await waitFor(() => expect(address()).toBe('/myTasks?borrowerPhone=5512345678'));
  expect(screen.queryByLabelText('Remove filter Phone')).not.toBeInTheDocument();
});

test('RT-08 CL-01 a page behind the last one in the address leads to the last one, and no step back leads there again', async () => {
  standIn().on(listing, ({ query }) => ({
    result: Number('page' in query ? query['page'] : 1) > 3 ? [] : full.result,
    totalCount: 40,
  }));
  open('/case/list?status=C00&page=999');
  const steps = history.length;
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect(address()).toBe('/case/list?status=C00&page=3');
  expect(history.length).toBe(steps);
});

const called = (id: string, lastCallStatus: string | null, lastCallResult: string) => ({
  ...row,
  id,
  loanId: id,
  lastCallStatus,
  lastCallResult,
});

test('CL-01 CL-04 of a result that may mean several things the list says how the call went; one that says it itself stays', async () => {
  const result = [
    called('a', 'NOA', 'RETRY'),
    called('b', 'DA', 'RETRY'),
    called('c', 'NULL', 'LC'),
    called('d', null, 'RETRY'),
  ];
  standIn().on(listing, { result, totalCount: 4 });
  open('/case/list');
  expect(await screen.findByText('No answer')).toBeVisible();
  expect(screen.getByTitle('No answer · Call again')).toBeVisible();
  expect(screen.getByText('Hung up or refused')).toBeVisible();
  expect(screen.getByTitle('No such number, suspended or off · Lost contact')).toHaveTextContent('Lost contact');
  expect(screen.getByText('Call again')).toBeVisible();
});

test('CL-01 RT-08 several statuses of the address are requested together, displayed, and removed together', async () => {
  standIn().on(listing, full);
  open('/case/list?status=C00,C01&lastCallStatus=DA');
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect(standIn().asked(listing).at(-1)?.query).toMatchObject({ status: 'C00,C01', lastCallStatus: 'DA' });
  expect(screen.getByText(/Case status: New, To be collected/u)).toBeVisible();
  fireEvent.click(screen.getByLabelText('Remove filter Case status'));
  await waitFor(() => expect(address()).toBe('/case/list?lastCallStatus=DA'));
});
