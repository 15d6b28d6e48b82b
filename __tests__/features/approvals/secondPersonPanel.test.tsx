import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { NO_LIMITS } from '@/contract/entities/management/approval';
import { RESULT_CODES } from '@/contract/resultCodes';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn, write } from '../../support/features/screenRig';

const { secondPerson, secondPersonTrial, updateSecondPerson } = manageConfigCalls;
const config = { limits: { ...NO_LIMITS, deduction: 500 }, others: 1, lastChange: null };
const at = '/system?tab=secondPerson';
const amount = 'Deduction, from an amount of';

test('MI-09 GE-03 limits that could not be loaded say why, and are there at the next try', async () => {
  standIn().refuse(secondPerson, 'Out of order');
  open(at, ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(secondPerson, config);
  await press('Try again');
  expect(await screen.findByLabelText(amount)).toHaveValue('500.00');
});

test('MI-09 limits are saved together; an invalid amount is reported and not sent', async () => {
  standIn().on(secondPerson, config);
  standIn().on(updateSecondPerson, null);
  open(at, ADMIN);
  await screen.findByLabelText(amount);
  await write(amount, 'much');
  expect(await screen.findByText(/^Not a valid amount\. Write it like /u)).toBeVisible();
  await write(amount, '250');
  await write('Batch move, from a number of cases of', '20');
  await write('Fine, from an amount of', '100.50');
  fireEvent.click(screen.getByLabelText('Grant of permissions'));
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateSecondPerson)).toHaveLength(1));
  expect(standIn().asked(updateSecondPerson)[0]?.body).toEqual({
    ...NO_LIMITS,
    deduction: 250,
    batchMove: 20,
    fine: 100.5,
    grant: true,
  });
});

test('MI-09 loosening them waits for another administrator, and is shown as that', async () => {
  standIn().on(secondPerson, config);
  const told = { approvalId: '3', expiresTime: '2026-03-11T18:00:00.000Z' };
  standIn().refuseTelling(updateSecondPerson, RESULT_CODES.secondPerson.code, told);
  open(at, ADMIN);
  await screen.findByLabelText(amount);
  await write(amount, '900');
  fireEvent.blur(screen.getByLabelText(amount));
  await press('Save');
  expect(await screen.findByText("Loosening the limits waits for another administrator's approval")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(amount)).toHaveValue('500.00'));
});

test('MI-09 a single administrator sees a warning, and a user without permission reads the limits', async () => {
  standIn().on(secondPerson, { ...config, others: 0 });
  open(at, AUDITOR);
  expect(await screen.findByText(/There is no other administrator now/u)).toBeVisible();
  expect(screen.getByLabelText(amount)).toBeDisabled();
  expect(screen.getByLabelText('Grant of permissions')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('MI-09 the typed limits are tried on the last 30 days before they are saved; unreadable ones are not', async () => {
  standIn().on(secondPerson, config);
  standIn().on(secondPersonTrial, ({ query }) => [
    { kind: 'deduction', acts: 41, waiting: query['deduction'] === '250' ? 9 : 3 },
    { kind: 'extension', acts: 0, waiting: 0 },
  ]);
  open(at, ADMIN);
  expect(await screen.findByText('3 of 41 would have waited for approval')).toBeVisible();
  expect(screen.queryByText(/of 0/u)).toBeNull();
  await write(amount, 'much');
  expect(await screen.findByText('The figures appear when all fields are valid.')).toBeVisible();
  await write(amount, '250');
  expect(await screen.findByText('9 of 41 would have waited for approval')).toBeVisible();
  expect(
    standIn()
      .asked(secondPersonTrial)
      .map(({ query }) => query),
  ).toEqual([{ deduction: '500' }, { deduction: '250' }]);
  expect(standIn().asked(updateSecondPerson)).toHaveLength(0);
});

test('MI-09 30 days without an action that has a limit are reported', async () => {
  standIn().on(secondPerson, config);
  standIn().on(secondPersonTrial, [{ kind: 'fine', acts: 0, waiting: 0 }]);
  open(at, ADMIN);
  expect(await screen.findByText('No action with a limit was taken in the last 30 days.')).toBeVisible();
});
