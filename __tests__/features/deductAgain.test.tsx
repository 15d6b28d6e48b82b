import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ForeignServer } from '../support/api/foreignServer';
import { amountField, BUTTON, openDeduct, question, writeAndContinue } from '../support/features/deductRig';
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
  rig.made = { payLogId: '41', amount: 250, opTime: new Date(Date.now() - 130_000).toISOString() };
});

const asked = () => screen.findByText(/^You deducted/u, { selector: 'p' });
const againButton = async () => {
  const button = (await screen.findByText(/^Deduct/u, BUTTON)).closest('button');
  expect(button).toHaveTextContent('Deduct $250.00 again');
  await waitFor(() => expect(button).toBeEnabled());
  if (!button) throw new Error('no question came');
  return button;
};

test('CD-06 a repeated amount requires a confirmation with amount and time, and is sent once more under its key', async () => {
  openDeduct();
  fireEvent.click(await writeAndContinue());
  expect(await asked()).toHaveTextContent(
    /^You deducted \$250\.00 from this loan 2 minutes ago \(at \d\d:\d\d\)\. Deduct it again\? After that \$750\.00 remains due\.$/u,
  );
  expect(screen.queryByText('Deduction failed')).not.toBeInTheDocument();
  expect(rig.deductions).toEqual([]);
  const button = await againButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$250.00 was deducted.');
  expect(rig.deductions).toHaveLength(1);
  expect([rig.attempts.length, new Set(rig.attempts).size]).toEqual([2, 1]);
});

test('CD-06 Escape cancels the repeated deduction: nothing is sent, and nothing is reported as failed', async () => {
  const { onClose } = openDeduct();
  fireEvent.click(await writeAndContinue());
  await asked();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/^You deducted/u)).not.toBeInTheDocument());
  expect(await amountField()).toHaveDisplayValue(/^250/u);
  expect(screen.queryByText('Deduction failed')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect([rig.deductions.length, rig.attempts.length]).toEqual([0, 1]);
});

test('CD-06 CD-13 when the answer to the confirmation is lost, nothing is sent again and the question by key finishes it', async () => {
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await asked();
  rig.line = 'cutAfter';
  fireEvent.click(await againButton());
  expect(await question()).toBeVisible();
  fireEvent.click(screen.getByText('Find out'));
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$250.00 was deducted.');
  expect([rig.deductions.length, rig.attempts.length, new Set(rig.attempts).size]).toEqual([1, 2, 1]);
});

test('CD-06 if the confirmation never arrived, the next attempt requires one again', async () => {
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await asked();
  rig.line = 'cutBefore';
  fireEvent.click(await againButton());
  await question();
  rig.line = 'fine';
  fireEvent.click(screen.getByText('Find out'));
  await screen.findByText(/It never reached the server/u);
  fireEvent.click(await writeAndContinue());
  await asked();
  fireEvent.click(await againButton());
  await screen.findByText(/was deducted/u);
  expect(rig.deductions).toHaveLength(1);
});
