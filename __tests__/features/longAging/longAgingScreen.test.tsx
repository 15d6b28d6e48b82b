import { taskAgingCalls } from '@/contract/calls/cases/taskAgingCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, ADMIN, button, standIn, open, press, write } from '../../support/features/screenRig';

const { specialColumn } = taskViewCalls;
const { longAgingListing, longAgingFile, loanItemInfoLongAging } = taskAgingCalls;
const [row] = sampleAnswer(longAgingListing).result;
const [loan] = sampleAnswer(loanItemInfoLongAging).result;
if (!row || !loan) throw new Error('no sample');
const full = { result: [{ ...row, borrowerName: 'Prueba Uno' }], totalCount: 1 };
const none = { result: [], totalCount: 0 };

test('CL-03 GE-03 the long-aging cases say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/longAging',
    row: longAgingListing,
    label: 'Long-aging cases',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'No long-aging cases',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('CL-03 RT-08 a search without matches says so and is in the address; clearing it shows all again', async () => {
  standIn().on(longAgingListing, ({ query }) => ('borrowerName' in query ? none : full));
  open('/longAging');
  await screen.findByText('Prueba Uno');
  await write('Customer name', 'nobody of this name');
  await press('Search');
  expect(await screen.findByText('Nothing matches this search')).toBeVisible();
  expect(new URLSearchParams(address().split('?')[1]).get('borrowerName')).toBe('nobody of this name');
  expect(screen.getByLabelText('Customer name', { selector: 'input' })).toHaveValue('nobody of this name');
  await press('Clear');
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect(address()).toBe('/longAging');
});

test('CL-03 AP-03 AP-06 the stored columns are shown, a heading sorts the whole list, and supervisors export it', async () => {
  standIn().on(longAgingListing, full);
  standIn().on(specialColumn, ['amount', 'borrowerName']);
  open('/longAging?borrowerName=Prueba', ADMIN);
  await screen.findByText('Prueba Uno');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Amount due',
    'Customer name',
  ]);
  const [heading] = screen.getAllByText('Amount due', { selector: 'th, th *' });
  if (heading) fireEvent.click(heading);
  const asked = { borrowerName: 'Prueba', sort: 'amount', order: 'asc' };
  await waitFor(() => expect(standIn().asked(longAgingListing).at(-1)?.query).toEqual(asked));
  await press('Export');
  await press('CSV file');
  await waitFor(() => expect(standIn().asked(longAgingFile)).toHaveLength(1));
  expect(standIn().asked(longAgingFile)[0]?.query).toEqual({ ...asked, format: 'csv' });
});

test('CL-03 RO-01 an agent chooses columns and takes nothing away', async () => {
  standIn().on(longAgingListing, full);
  open('/longAging');
  expect(await button('Columns')).toBeVisible();
  expect(screen.queryByText('Export')).toBeNull();
});

test('CL-03 GE-03 the loans of a borrower fail for themselves, and are shown at the next try with the way to the case', async () => {
  standIn().on(longAgingListing, full);
  standIn().refuse(loanItemInfoLongAging, 'Out of order');
  open('/longAging');
  fireEvent.click(await screen.findByLabelText('Show the loans of Prueba Uno'));
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(loanItemInfoLongAging, { result: [{ ...loan, loanId: 'L-77' }], totalCount: 1 });
  await press('Try again');
  const link = await screen.findByText('L-77', { selector: 'a' });
  expect(link).toHaveAttribute('href', `#/task/${loan.taskId}/L-77`);
});
