import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn, write } from '../../support/features/screenRig';

const { sharing, sharingTrial, updateSharing } = manageConfigCalls;
const usual = { capacity: 100, skill: 100, lastChange: null };
const ana = { agentId: '1', name: 'Ana', got: 5, would: 7, freePercent: 80, keptPercent: null };
const week = { bindings: 1, cases: 10, full: 3, agents: [ana, { ...ana, agentId: '2', name: 'Bea', would: 3 }] };

// Without a layout, a long table renders no rows.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
});

test('QU-02 what other weights would have made of last week is shown before they are saved', async () => {
  standIn().on(sharing, usual);
  standIn().on(sharingTrial, ({ query }) =>
    query['skill'] === '300' ? { ...week, agents: [{ ...ana, would: 9 }] } : week,
  );
  standIn().on(updateSharing, null);
  open('/system?tab=sharing', ADMIN);
  const table = await screen.findByRole('table', { name: 'With these values, the last 7 days' });
  expect(await within(table).findByText('7')).toBeVisible();
  expect(within(table).getByText('+2')).toBeVisible();
  expect(screen.getByText(/ 3 cases would have stayed where they were/u)).toBeVisible();
  fireEvent.blur(await write('More for kept promises (%)', '300'));
  expect(await screen.findByText('+4')).toBeVisible();
  expect(standIn().asked(updateSharing)).toHaveLength(0);
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateSharing)[0]?.body).toEqual({ capacity: 100, skill: 300 }));
});

test('QU-02 GE-03 a week without bindings says so; a failed request can be repeated', async () => {
  standIn().on(sharing, usual);
  standIn().refuse(sharingTrial, 'Out of order');
  open('/system?tab=sharing', ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(sharingTrial, { bindings: 0, cases: 0, agents: [] });
  await press('Try again');
  expect(await screen.findByText('In the last 7 days no cases were distributed among several agents.')).toBeVisible();
});

test('QU-02 an auditor reads the weights and cannot change them', async () => {
  standIn().on(sharing, usual);
  standIn().on(sharingTrial, week);
  open('/system?tab=sharing', AUDITOR);
  expect(await screen.findByLabelText('More for free capacity (%)')).toBeDisabled();
  expect(screen.queryByText('Save')).toBeNull();
});
