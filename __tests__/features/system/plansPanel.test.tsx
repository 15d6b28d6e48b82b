import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { promisePlan, promisePlanTrial, updatePromisePlan } = manageConfigCalls;
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

const ofMembers = { role: 'member', plans: 12, waiting: 3, refused: 1 };

test('MI-08 the figures follow the typed limits once typing pauses; the old ones stay until the new ones arrive', async () => {
  standIn().on(promisePlan, { ...limits, lastChange: null });
  standIn().on(promisePlanTrial, ({ query }) =>
    query['leaderDays'] === '95' ? { roles: [{ ...ofMembers, waiting: 0 }] } : { roles: [ofMembers] },
  );
  open('/system?tab=plans', ADMIN);
  const figures = await screen.findByRole('region', { name: 'With these values, the last 30 days' });
  const before = '12 plans: 8 recorded at once, 3 after approval, 1 refused';
  expect(await within(figures).findByText(before)).toBeVisible();
  const release = standIn().hold(promisePlanTrial);
  const field = await ofLeaders('Longest plan, in days');
  for (const value of ['9', '95']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(standIn().asked(promisePlanTrial)).toHaveLength(2));
  expect(within(figures).getByText(before)).toBeVisible();
  release();
  expect(await within(figures).findByText(/^12 plans: 11 recorded at once, 0 after/u)).toBeVisible();
  expect(
    standIn()
      .asked(promisePlanTrial)
      .map(({ query }) => query['leaderDays']),
  ).toEqual(['120', '95']);
});

test('MI-08 GE-03 invalid limits show a hint and send nothing; failed figures show why and can be requested again', async () => {
  standIn().on(promisePlan, { ...limits, lastChange: null });
  standIn().on(promisePlanTrial, { roles: [] });
  open('/system?tab=plans', ADMIN);
  expect(await screen.findByText('No payment plan was made in the last 30 days.')).toBeVisible();
  const field = await ofLeaders('Longest plan, in days');
  fireEvent.change(field, { target: { value: '400' } });
  expect(await screen.findByText('The figures appear when all fields are valid.')).toBeVisible();
  standIn().refuse(promisePlanTrial, 'Out of order');
  fireEvent.change(field, { target: { value: '90' } });
  await screen.findAllByText('Out of order');
  expect(
    standIn()
      .asked(promisePlanTrial)
      .map(({ query }) => query['leaderDays']),
  ).toEqual(['120', '90']);
  standIn().on(promisePlanTrial, { roles: [ofMembers] });
  await press('Try again');
  expect(await screen.findByText(/^12 plans: 8 recorded/u)).toBeVisible();
});
