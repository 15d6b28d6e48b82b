import { boardCalls } from '@/contract/calls/management/boardCalls';
import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { AGENT, address, standIn, LEADER, open, press } from '../../support/features/screenRig';

const { agentsFile, personal, summary } = boardCalls;
const board = sampleAnswer(summary);
const full = { ...board, scope: 'group' as const, figures: { ...board.figures, recoveredAmount: 1234.5 } };
const TILES = { tiles: ['recoveredAmount', 'boundCases'], refreshSeconds: 0, lastChange: null };
const own = { ...sampleAnswer(personal), yesterday: null };

beforeEach(() => standIn().on(manageConfigCalls.board, TILES));

test('DB-01 GE-03 a board that can not be loaded says why and is there at the next try; while it comes it says so', async () => {
  standIn().refuse(summary, 'Out of order');
  open('/dashboard', LEADER);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  const letGo = standIn().hold(summary);
  standIn().on(summary, full);
  open('/dashboard', LEADER);
  expect((await screen.findAllByLabelText('Loading…'))[0]).toHaveAttribute('aria-busy', 'true');
  letGo();
  expect((await screen.findAllByText('$1,234.50'))[0]).toBeVisible();
  expect(screen.getByText(/^My group/u)).toBeVisible();
});

test('DB-01 trying again after a failure brings the board', async () => {
  standIn().refuse(summary, 'Out of order');
  open('/dashboard', LEADER);
  await screen.findAllByText('Out of order');
  standIn().on(summary, full);
  await press('Try again');
  expect((await screen.findAllByText('$1,234.50'))[0]).toBeVisible();
});

test('DB-01 AP-06 an export that is refused says why', async () => {
  standIn().on(summary, full);
  standIn().refuse(agentsFile, 'Too many exports');
  open('/dashboard', LEADER);
  await press('Export');
  fireEvent.click(screen.getByRole('menuitem', { name: 'CSV file' }));
  expect(await screen.findByText('Too many exports')).toBeVisible();
});

test('DB-01 RO-01 who leads nobody sees the own results alone, also when they fail at first', async () => {
  standIn().refuse(personal, 'Out of order');
  open('/dashboard', AGENT);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(personal, own);
  await press('Try again');
  expect(await screen.findByText('Recovered amount')).toBeVisible();
  expect(screen.getByText('My results')).toBeVisible();
  expect(standIn().asked(summary)).toEqual([]);
});

test('DB-01 RT-08 another period is requested and added to the address', async () => {
  standIn().on(summary, full);
  open('/dashboard', LEADER);
  await screen.findAllByText('$1,234.50');
  fireEvent.click(await screen.findByLabelText('Yesterday'));
  await screen.findAllByText('$1,234.50');
  expect(address()).toBe('/dashboard?date=yesterday');
});
