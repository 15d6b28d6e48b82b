import { configure, fireEvent, screen } from '@testing-library/react';

import type { ForeignServer } from '../support/api/foreignServer';
import { openDeduct, writeAndContinue } from '../support/features/deductRig';
import { deductServerRig } from '../support/features/deductServerRig';
import { shellServer } from '../support/features/shellRig';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

let server: ForeignServer;
let rig: ReturnType<typeof deductServerRig>;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
beforeEach(() => {
  rig = deductServerRig(server);
  rig.channel = { status: '0', failure: null };
});

test('MI-05 while the payment channel has not answered the dialog says so, and offers no further deduction', async () => {
  openDeduct();
  fireEvent.click(await writeAndContinue());
  expect(await screen.findByText(/was requested\.$/u)).toHaveTextContent('$250.00 was requested.');
  expect(screen.getByText(/has not answered yet/u)).toBeVisible();
  expect(screen.queryByText('Deduct more')).not.toBeInTheDocument();
  rig.channel = { status: '2', failure: null };
  expect(await screen.findByText(/was deducted\.$/u)).toHaveTextContent('$250.00 was deducted.');
  expect(screen.getByText('Deduct more')).toBeVisible();
});

test.each([
  ['noMoney', 'Not enough money on the account'],
  ['Account closed', 'Account closed'],
])('MI-05 a deduction that the channel refuses says why: %s', async (failure, words) => {
  rig.channel = { status: '1', failure };
  openDeduct();
  fireEvent.click(await writeAndContinue());
  expect(await screen.findByText(/was not deducted\.$/u)).toHaveTextContent('$250.00 was not deducted.');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
