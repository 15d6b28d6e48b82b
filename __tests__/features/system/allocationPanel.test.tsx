import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { allocation, updateAllocation } = manageConfigCalls;
const usual = { first: 'instalment', parts: ['penalty', 'interest', 'tax', 'principal'], lastChange: null };
const order = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('nav') === null)
    .map(({ textContent }) => textContent);

test('MI-02 GE-03 the order of allocation that could not be loaded says why, and is there at the next try', async () => {
  standIn().refuse(allocation, 'Out of order');
  open('/system?tab=allocation', ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(allocation, usual);
  await press('Try again');
  expect(await screen.findByText('Penalty')).toBeVisible();
});

test('MI-02 parts are moved, what goes first is chosen, and both are saved together', async () => {
  standIn().on(allocation, usual);
  standIn().on(updateAllocation, null);
  open('/system?tab=allocation', ADMIN);
  await screen.findByText('Principal');
  fireEvent.click(screen.getByLabelText('Move Principal up'));
  expect(order()).toEqual(['1.Penalty', '2.Interest', '3.Principal', '4.Tax']);
  fireEvent.click(screen.getByLabelText('Part by part over all instalments'));
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateAllocation)).toHaveLength(1));
  expect(standIn().asked(updateAllocation)[0]?.body).toEqual({
    first: 'part',
    parts: ['penalty', 'interest', 'principal', 'tax'],
  });
});

test('MI-02 an auditor reads the order and cannot move it', async () => {
  standIn().on(allocation, usual);
  open('/system?tab=allocation', AUDITOR);
  await screen.findByText('Principal');
  expect(screen.queryByLabelText('Move Principal up')).toBeNull();
  expect(screen.getByLabelText('Part by part over all instalments')).toBeDisabled();
});
