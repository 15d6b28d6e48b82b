import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { screen, waitFor } from '@testing-library/react';

import { ADMIN, open, press, standIn, write } from '../support/features/screenRig';

const taken = 'Another queue has this code';

test('QU-01 a code that another queue has is marked at its field, in focus, until it is changed', async () => {
  standIn().refuse(institutionAndQueueCalls.add, taken, '49');
  open('/addQueue', ADMIN);
  const code = await write('Code', 'S1');
  await write('Name', 'First week');
  await press('Save');
  expect(await screen.findByText(taken)).toBeVisible();
  expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(code).toHaveFocus();
  await write('Code', 'S2');
  await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument());
  // Refused once more, it is marked once more.
  await press('Save');
  expect(await screen.findByText(taken)).toBeVisible();
});

test('QU-01 a refusal that is about no field marks none', async () => {
  standIn().refuse(institutionAndQueueCalls.add, 'Out of order', '99');
  open('/addQueue', ADMIN);
  const code = await write('Code', 'S1');
  await write('Name', 'First week');
  await press('Save');
  await waitFor(() => expect(standIn().asked(institutionAndQueueCalls.add)).toHaveLength(1));
  expect(screen.queryByText('Out of order')).not.toBeInTheDocument();
  expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

test('US-01 the name of a group that another has is marked at its field until it is changed', async () => {
  standIn().refuse(manageUserCalls.groupSave, 'Belongs to another', '43');
  open('/users', ADMIN);
  await press('Groups');
  const name = await write('Name of a new group', 'North');
  await press('Add');
  expect(await screen.findByText('Another group has this name already')).toBeVisible();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  await write('Name of a new group', 'South');
  expect(name).toHaveAttribute('aria-invalid', 'false');
});
