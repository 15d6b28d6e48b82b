import { boardCalls } from '@/contract/calls/management/boardCalls';
import { lawCalls } from '@/contract/calls/management/lawCalls';
import { screen, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { LEADER, open, press, standIn } from '../../support/features/screenRig';

const { summary } = boardCalls;
const { today } = lawCalls;
const board = { ...sampleAnswer(summary), scope: 'group' as const };

const card = () => screen.findByRole('region', { name: 'Stopped by the rules' });

test('LC-06 GE-03 stopped contacts: by the hour, with those that return later or not at all', async () => {
  standIn().on(summary, board);
  standIn().on(today, {
    hours: [
      { at: '2026-11-22T13:00:00.000Z', lost: 4, parked: 7, back: 0 },
      { at: '2026-11-22T14:00:00.000Z', lost: 0, parked: 0, back: 6 },
    ],
    later: 2,
    waiting: 1,
  });
  open('/dashboard', LEADER);
  const rows = await within(await card()).findAllByRole('row');
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([['4', '7', '–'], ['–', '–', '6'], ['2'], ['1']]);
});

test('LC-06 GE-03 nothing was stopped: it says so', async () => {
  standIn().on(summary, board);
  standIn().on(today, { hours: [], later: 0, waiting: 0 });
  open('/dashboard', LEADER);
  expect(await within(await card()).findByText('No contact was refused and no case parked today')).toBeVisible();
});

test('LC-06 GE-03 a count that cannot be calculated can be requested again, and the other figures remain', async () => {
  standIn().on(summary, board);
  standIn().refuse(today, 'Out of order');
  open('/dashboard', LEADER);
  expect(await within(await card()).findByText('This could not be loaded')).toBeVisible();
  standIn().on(today, { hours: [], later: 0, waiting: 0 });
  await press('Try again');
  expect(await within(await card()).findByText('No contact was refused and no case parked today')).toBeVisible();
});
