import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ForeignServer } from '../support/api/foreignServer';
import {
  amountField,
  BUTTON,
  confirmButton,
  continueButton,
  LOAN_ITEM,
  openDeduct,
  write,
  writeAndContinue,
} from '../support/features/deductRig';
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
});

test('CD-06 what is no amount below what is due gets no question', async () => {
  openDeduct();
  for (const [typed, message] of [
    ['', 'An amount is required'],
    ['1,000.00', 'The repayment amount needs to be less than the amount due'],
    ['10.005', 'Not a valid amount. Write it like 1,234.50'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await write(typed);
    fireEvent.click(continueButton());
    // oxlint-disable-next-line no-await-in-loop
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(screen.queryByText(/^Deduct/u, BUTTON)).not.toBeInTheDocument();
  expect(rig.attempts).toEqual([]);
});

test('CD-06 the sentence names amount, account, borrower and what remains; then it is carried out and seen in the record', async () => {
  openDeduct();
  const button = await writeAndContinue('249.9');
  expect(screen.getByText(/^Deduct/u, { selector: 'p' })).toHaveTextContent(
    'Deduct $249.90 from account ********1234 of Ana López. After that $750.10 remains due.',
  );
  fireEvent.click(button);
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$249.90 was deducted.');
  expect(await screen.findByText('$249.90', { selector: 'td *' })).toBeInTheDocument();
  expect(rig.deductions.map(({ amount }) => amount)).toEqual([249.9]);
  expect(rig.draft).toBeNull();
});

test('CD-06 a double click moves money once', async () => {
  openDeduct();
  const button = await writeAndContinue();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(/was deducted/u);
  expect([rig.deductions.length, rig.attempts.length]).toEqual([1, 1]);
});

test('CD-06 Enter confirms only what could be read: a second Enter in the same moment moves nothing', async () => {
  openDeduct();
  await waitFor(async () => expect(await amountField()).toHaveFocus());
  await userEvent.keyboard('250{Enter}{Enter}{Enter}');
  const button = await confirmButton();
  expect(rig.attempts).toEqual([]);
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}{Enter}');
  await screen.findByText(/was deducted/u);
  expect(rig.attempts).toHaveLength(1);
});

test('CD-06 Escape leads from the question back to the fields, and from there out', async () => {
  const { onClose } = openDeduct();
  await writeAndContinue();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/^Deduct/u, BUTTON)).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(await amountField()).toHaveDisplayValue(/^250/u);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(rig.attempts).toEqual([]);
});

test('CD-06 a refusal shows the server’s message; the key remains and the next attempt succeeds', async () => {
  rig.refusal = '28';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  const alert = await screen.findByText('no, says the server');
  expect(alert).toBeVisible();
  expect(screen.getByText('Deduction failed')).toBeVisible();
  rig.refusal = undefined;
  fireEvent.click(await writeAndContinue('100'));
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$100.00 was deducted.');
  expect(new Set(rig.attempts).size).toBe(1);
});

test('CD-13 a half-written deduction comes back', async () => {
  rig.draft = { version: 3, intent: 'intent-of-the-draft-0001', content: '{"amount":123.45,"remark":"as agreed"}' };
  openDeduct();
  expect(await amountField()).toHaveValue('');
  await waitFor(async () => expect(await amountField()).toHaveValue('123.45'));
  expect(screen.getByLabelText('Remark')).toHaveValue('as agreed');
  fireEvent.click(await writeAndContinue('123.45'));
  await screen.findByText(/was deducted/u);
  expect(rig.attempts).toEqual(['intent-of-the-draft-0001']);
});

test('CD-06 without an account nothing is offered', async () => {
  openDeduct({ ...LOAN_ITEM, deductionAccount: null });
  expect(await screen.findByText(/No deduction account/u)).toBeInTheDocument();
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
});
