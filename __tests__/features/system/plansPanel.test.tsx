import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { promisePlan, updatePromisePlan } = manageConfigCalls;
const limits = {
  memberDays: 60,
  memberFirstPercent: 20,
  leaderDays: 120,
  leaderFirstPercent: 10,
  adminDays: 180,
  adminFirstPercent: 0,
};
const ofLeaders = async (label: string) =>
  within(await screen.findByRole('group', { name: 'Leader' })).getByLabelText<HTMLInputElement>(label);

test('MI-08 GE-03 limits of plans that could not be loaded say why, and are there at the next try', async () => {
  standIn().refuse(promisePlan, 'Out of order');
  open('/system?tab=plans', ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(promisePlan, { ...limits, lastChange: null });
  await press('Try again');
  expect(await ofLeaders('Longest plan, in days')).toHaveValue('120');
});

test('MI-08 the limits of a role are changed and saved with the others', async () => {
  standIn().on(promisePlan, { ...limits, lastChange: null });
  standIn().on(updatePromisePlan, null);
  open('/system?tab=plans', ADMIN);
  fireEvent.change(await ofLeaders('Longest plan, in days'), { target: { value: '90' } });
  fireEvent.change(await ofLeaders('First part at least, in %'), { target: { value: '15' } });
  await press('Save');
  await waitFor(() => expect(standIn().asked(updatePromisePlan)).toHaveLength(1));
  expect(standIn().asked(updatePromisePlan)[0]?.body).toEqual({ ...limits, leaderDays: 90, leaderFirstPercent: 15 });
});

test('MI-08 an auditor reads the limits and cannot change them', async () => {
  standIn().on(promisePlan, { ...limits, lastChange: null });
  open('/system?tab=plans', AUDITOR);
  expect(await ofLeaders('Longest plan, in days')).toBeDisabled();
});
