import { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { AUDITOR, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { dutySum, listing, prediction, saveTaskNumberConfig, status, taskNumberConfig } = workScheduleCalls;
const [row] = sampleAnswer(listing).result;
if (!row) throw new Error('no sample');
const TWO_WEEKS = '/seatingSchedule?view=weeks';
const agent = { ...row, name: 'Prueba Uno', enabled: true, departedFrom: null, statuses: {} };
const full = { ...sampleAnswer(listing), result: [agent], totalCount: 1 };
const none = { ...full, result: [], totalCount: 0 };

beforeEach(() => standIn().on(dutySum, []));

/** A key on the first cell. */
function pressInGrid(key: string): void {
  const cell = document.querySelector('[role="grid"] [data-row="0"]');
  if (!cell) throw new Error('no cell');
  fireEvent.keyDown(cell, { key });
}

test('SS-01 GE-03 the schedule says that it loads, that there is nobody, and why it failed with a way to try again', async () => {
  standIn().refuse(listing, 'Out of order');
  open(TWO_WEEKS, LEADER);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(listing, full);
  await press('Try again');
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  const letGo = standIn().hold(listing);
  standIn().on(listing, none);
  open(TWO_WEEKS, LEADER);
  expect((await screen.findAllByLabelText('Loading…'))[0]).toHaveAttribute('aria-busy', 'true');
  letGo();
  expect(await screen.findByText('No agents in this group')).toBeVisible();
});

test('SS-01 GE-03 sums that fail leave the calendar unchanged, and are requested again', async () => {
  standIn().on(listing, full);
  standIn().refuse(dutySum, 'Out of order');
  open(TWO_WEEKS, LEADER);
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(dutySum, []);
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('This could not be loaded')).not.toBeInTheDocument());
});

test('SS-01 RO-01 an auditor reads the schedule and can change nothing', async () => {
  standIn().on(listing, full);
  open(TWO_WEEKS, AUDITOR);
  expect(await screen.findByText('Prueba Uno')).toBeVisible();
  expect(screen.getByLabelText('Legend')).toBeVisible();
  for (const offer of ['Import', 'Batch adjustment']) {
    expect(screen.queryByText(offer, { selector: 'button, button *' })).not.toBeInTheDocument();
  }
  pressInGrid('r');
  open(TWO_WEEKS, LEADER);
  await screen.findByText('Prueba Uno');
  expect(standIn().asked(status)).toEqual([]);
  // This key works for a user who may plan.
  pressInGrid('r');
  await waitFor(() => expect(standIn().asked(status)).toHaveLength(1));
});

test('SS-01 GE-01 a plan whose most is below its least is not sent; one that is refused stays as it was typed', async () => {
  standIn().on(listing, full);
  standIn().on(taskNumberConfig, []);
  standIn().on(prediction, [{ ...sampleAnswer(prediction)[0], groupName: 'Team', queueName: 'Queue' } as never]);
  standIn().refuse(saveTaskNumberConfig, 'Somebody changed it meanwhile');
  open(TWO_WEEKS, LEADER);
  await press('Case plan');
  expect(await screen.findByText('No plans yet: the usual limits apply')).toBeVisible();
  await write('Least seats', '5');
  const most = await write('Most seats', '3');
  await press('Save the plan');
  expect(await screen.findByText('Not below the least')).toBeVisible();
  expect(most).toHaveValue('3');
  expect(standIn().asked(saveTaskNumberConfig)).toEqual([]);
  await write('Most seats', '8');
  await press('Save the plan');
  await waitFor(() => expect(standIn().asked(saveTaskNumberConfig)).toHaveLength(1));
  await waitFor(async () => expect(await button('Save the plan')).not.toHaveClass('ant-btn-loading'));
  expect(most).toHaveValue('8');
});
