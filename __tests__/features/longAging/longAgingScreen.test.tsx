import { taskAgingCalls } from '@/contract/calls/taskAgingCalls';
import { fireEvent, screen } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, standIn, open, press, write } from '../../support/features/screenRig';

const { longAgingListing, loanItemInfoLongAging } = taskAgingCalls;
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

test('CL-03 RT-08 a search that finds nothing says so and stands in the address; clear shows all again', async () => {
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
