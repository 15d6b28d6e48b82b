import { boardAlertCalls } from '@/contract/calls/management/boardAlertCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';
import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, LEADER, open, press, standIn, write } from '../../support/features/screenRig';

const { alerts } = boardAlertCalls;
const { summary } = boardCalls;
const board = { ...sampleAnswer(summary), scope: 'group' as const };
const NOTHING = { shortStaffed: null, silent: [], promiseWave: null, overCapacity: [], againstLine: [] };
const lastTime = '2026-03-10T17:00:00.000Z';
const silent = ['Ana', 'Bea', 'Cruz', 'Dora', 'Eva', 'Fina'].map((name, at) => ({
  agentId: String(at),
  name,
  lastTime,
}));

test('DB-01 alerts stand above the figures, each with the way to what it is about; of many people some are named', async () => {
  standIn().on(summary, board);
  standIn().on(alerts, {
    shortStaffed: { onDuty: 3, agents: 8 },
    silent,
    promiseWave: { promises: 90, agents: 4 },
    overCapacity: [{ agentId: '9', name: 'Gala', cases: 130, capacity: 100 }],
    againstLine: [],
  });
  open('/dashboard', LEADER);
  const list = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(list).getByText('Short-staffed today: 3 of 8 agents on duty')).toBeVisible();
  expect(within(list).getByText('90 promises are due tomorrow, with 4 agents on duty')).toBeVisible();
  expect(within(list).getByText(/^6 agents on duty are idle/u)).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Eva' })).toHaveAttribute('href', '#/behaviorDetail/4');
  expect(within(list).queryByText('Fina')).not.toBeInTheDocument();
  fireEvent.click(within(list).getByRole('button', { name: 'and 1 more' }));
  expect(within(list).getByRole('link', { name: 'Fina' })).toBeVisible();
  expect(within(list).getByText('130 of 100')).toBeVisible();
});

test('DB-01 without a problem there is no alert, and none is requested for past days', async () => {
  standIn().on(summary, board);
  standIn().on(alerts, NOTHING);
  standIn().on(manageConfigCalls.board, { ...sampleAnswer(manageConfigCalls.board), tiles: ['summary'] });
  open('/dashboard', LEADER);
  await waitFor(() => expect(standIn().asked(alerts)).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Handled cases' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Alerts' })).not.toBeInTheDocument();
});

test('SY-01 the limits of the alerts are changed with the board', async () => {
  const { board: config, updateBoard } = manageConfigCalls;
  standIn().on(config, { ...sampleAnswer(config), tiles: ['summary'], silentMinutes: 60 });
  open('/system?tab=board', ADMIN);
  await write('Idle on duty longer than (minutes)', '90');
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateBoard)).toMatchObject([{ body: { silentMinutes: 90 } }]));
});
