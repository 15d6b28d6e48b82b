import { LazyAlertBell } from '@/app/shell/lazyShellParts';
import { boardAlertCalls } from '@/contract/calls/management/boardAlertCalls';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { address, AGENT, LEADER, open, press, standIn } from '../../support/features/screenRig';

const { alerts } = boardAlertCalls;
const silent = (agentId: string, name: string, lastTime = '2026-03-10T17:00:00.000Z') => ({ agentId, name, lastTime });
const SOME = {
  shortStaffed: { onDuty: 3, agents: 8 },
  silent: [silent('1', 'Ana'), silent('2', 'Bea')],
  promiseWave: null,
  overCapacity: [{ agentId: '9', name: 'Gala', cases: 130, capacity: 100 }],
  againstLine: [],
};

const bell = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const show = (): void => open('/users', LEADER, <LazyAlertBell />);

beforeEach(() => {
  localStorage.clear();
  standIn().on(alerts, SOME);
  standIn().on(manageUserCalls.list, { ...sampleAnswer(manageUserCalls.list), result: [], totalCount: 0 });
});

test('DB-01 a leader sees on every screen how many alerts there are, reads them under the bell and goes to what one is about', async () => {
  show();
  fireEvent.click(await bell('4 alerts'));
  const list = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(list).getByText('Short-staffed today: 3 of 8 agents on duty')).toBeVisible();
  expect(within(list).getByText('130 of 100')).toBeVisible();
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Alerts' })).not.toBeInTheDocument();
  expect(await bell('4 alerts')).toHaveFocus();
  fireEvent.click(await bell('4 alerts'));
  fireEvent.click(await screen.findByRole('link', { name: 'Gala' }));
  await waitFor(() => expect(address()).toBe('/user/9'));
  expect(screen.queryByRole('region', { name: 'Alerts' })).not.toBeInTheDocument();
});

test('DB-01 hidden alerts stay hidden for today, even after a reload; another silent agent is a new alert, and all can be restored', async () => {
  show();
  fireEvent.click(await bell('4 alerts'));
  fireEvent.click(await screen.findByLabelText('Hide for today: these idle agents'));
  fireEvent.click(await screen.findByLabelText('Hide for today: short-staffed'));
  expect(await bell('1 alert')).toBeVisible();
  standIn().on(alerts, { ...SOME, silent: [silent('1', 'Ana', '2026-03-10T19:00:00.000Z'), silent('2', 'Bea')] });
  show();
  fireEvent.click(await bell('2 alerts'));
  const list = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(list).getByText('Ana')).toBeVisible();
  expect(within(list).queryByText('Bea')).not.toBeInTheDocument();
  await press('Show 2 hidden alerts');
  expect(await bell('4 alerts')).toBeVisible();
});

test('DB-01 where all is well the bell is silent, and hidden by one leader nothing is hidden from another', async () => {
  localStorage.setItem('alertsPutAway', JSON.stringify({ userId: '8', day: '2026-03-10', keys: ['short'] }));
  show();
  expect(await bell('4 alerts')).toBeVisible();
  standIn().on(alerts, { shortStaffed: null, silent: [], promiseWave: null, overCapacity: [], againstLine: [] });
  fireEvent.click(await bell('4 alerts'));
  expect(await bell('No alerts')).toBeVisible();
  expect(await screen.findByText('Nothing needs your attention now.')).toBeVisible();
});

test('CD-05 LM-01 a leader sees who recorded a result against the line, and goes to the case', async () => {
  const result = { agentId: '1', name: 'Ana', taskId: '7', loanId: '8', callStatus: 'CNCT', lineStatus: 'NOA' };
  const againstLine = [
    { ...result, logId: '2', loanNo: 'L-2' },
    { ...result, logId: '1', loanNo: 'L-1' },
  ];
  standIn().on(alerts, { ...SOME, silent: [], overCapacity: [], shortStaffed: null, againstLine });
  show();
  fireEvent.click(await bell('2 alerts'));
  const list = await screen.findByRole('region', { name: 'Alerts' });
  expect(list).toHaveTextContent('2 results contradict the line:');
  expect(list).toHaveTextContent('Ana, L-2 recorded as Connected, the line: No answer');
  expect(within(list).getByRole('link', { name: 'Ana, L-1' })).toHaveAttribute('href', '#/task/7/8');
  fireEvent.click(within(list).getByLabelText('Hide for today: results against the line'));
  expect(await bell('No alerts')).toBeVisible();
});

test('RO-01 an agent has no bell, and no request is sent', async () => {
  open('/statistics', AGENT, <LazyAlertBell />);
  expect(await screen.findByText('Repayment statistics')).toBeVisible();
  expect(screen.queryByRole('button', { name: /alert/u })).not.toBeInTheDocument();
  expect(standIn().asked(alerts)).toHaveLength(0);
});
