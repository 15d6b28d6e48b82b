import { writeSession } from '@/browser/session/session';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { RepaymentCodeDialog } from '@/features/caseDetail/repayment/code/RepaymentCodeDialog';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { AGENT } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { LOAN_ITEM } from '../support/features/deductRig';
import { draw, shellServer } from '../support/features/shellRig';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const getCode = (id: string, amount: number, more: Partial<RepaymentCode> = {}): RepaymentCode => ({
  id,
  appName: 'CrediVale',
  updateTime: '2026-11-20T10:00:00.000Z',
  amount,
  codeType: '1',
  payChannel: 'BANK',
  maximumAmount: 1000,
  code: `9000${id}`,
  requestedTime: `2026-11-20T10:0${id}:00.000Z`,
  requestedBy: 'Ana',
  currency: 'MXN',
  replacedTime: null,
  ...more,
});

let server: ForeignServer;
let codes: RepaymentCode[];
let keys: unknown[];
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
beforeEach(() => {
  codes = [getCode('1', 300)];
  keys = [];
  server.on('/prod/repay/repaymentCode/7', (reply, seen) =>
    getEnvelope('00', { result: codes, totalCount: codes.length })(reply, seen),
  );
  server.on('/prod/repay/repaymentCode/update/new', (reply, seen) => {
    keys.push(seen.headers['idempotency-key']);
    const { amount, replaces } = JSON.parse(seen.body) as { amount: number; replaces?: string };
    const [good] = codes;
    if (good?.amount === amount) return getEnvelope('00', good)(reply, seen);
    if (good && replaces !== good.id) return getEnvelope('37', good, 'still good')(reply, seen);
    const made = getCode('2', amount, { code: null, requestedTime: new Date().toISOString() });
    codes = [made, ...codes.map((one) => ({ ...one, replacedTime: made.requestedTime }))];
    return getEnvelope('00', made)(reply, seen);
  });
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  drawDialog();
});

const drawDialog = () =>
  draw(
    <CurrentUserContext value={AGENT}>
      <RepaymentCodeDialog loanItem={LOAN_ITEM} onClose={() => undefined} />
    </CurrentUserContext>,
  );

async function ask(amount: string) {
  await screen.findAllByText('90001');
  const field = await screen.findByLabelText('Amount');
  await waitFor(() => expect(field).toBeEnabled());
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.click(screen.getByText('Request a code'));
}

test('CD-10 for the same amount the code that is good comes back, and is shown', async () => {
  await ask('300');
  expect(await screen.findByText(/^This code for/u)).toHaveTextContent(
    /^This code for \$300\.00 is still valid, requested .*: 90001/u,
  );
  expect(codes).toHaveLength(1);
});

test('CD-10 for another amount the user decides: replaced under the same key, the old one is marked in the history', async () => {
  await ask('200');
  expect(await screen.findByText(/^A code for/u)).toHaveTextContent(
    /^A code for \$300\.00 is still valid at this channel, requested .*: 90001.* Replace it with one for \$200\.00\?$/u,
  );
  expect(screen.queryByText('Sending failed')).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Amount')).toBeDisabled();
  fireEvent.click(screen.getByText('Replace it'));
  expect(await screen.findByText('replaced')).toHaveTextContent('90001 replaced');
  expect(codes.map(({ amount }) => amount)).toEqual([200, 300]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('CD-10 after the user keeps it, the valid code remains and nothing more is sent', async () => {
  await ask('200');
  fireEvent.click(await screen.findByText('Keep it'));
  expect(await screen.findByText(/^This code for/u)).toHaveTextContent(/^This code for \$300\.00 is still valid/u);
  await waitFor(async () => expect(await screen.findByLabelText('Amount')).toBeEnabled());
  expect([keys.length, codes.length]).toEqual([1, 1]);
});

test('CD-10 leaving the amount or changing the type shows no error; sending without an amount does', async () => {
  const field = await screen.findByLabelText('Amount');
  await waitFor(() => expect(field).toBeEnabled());
  fireEvent.focus(field);
  fireEvent.blur(field);
  fireEvent.click(await screen.findByText('Extension code'));
  fireEvent.blur(await screen.findByLabelText('Days'));
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.blur(field);
  expect(await screen.findByText('The amount needs to be more than zero')).toBeVisible();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText('The amount needs to be more than zero')).not.toBeInTheDocument());
  expect(screen.queryByText('An amount is required')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Request a code'));
  expect(await screen.findByText('An amount is required')).toBeVisible();
});

test('CD-10 half of what is due is one click away', async () => {
  await screen.findAllByText('90001');
  const field = await screen.findByLabelText('Amount');
  await waitFor(() => expect(field).toBeEnabled());
  fireEvent.click(screen.getByText(/^Half/u));
  const half = Math.floor(LOAN_ITEM.task.amount / 2);
  expect(Number((field as HTMLInputElement).value.replaceAll(',', ''))).toBe(half);
  fireEvent.click(screen.getByText('Request a code'));
  await waitFor(() => expect(keys).toHaveLength(1));
});

test.each([
  ['expired', { state: 'good', expiresTime: '2020-01-01T00:00:00.000Z' }],
  ['withdrawn', { state: 'withdrawn' }],
  ['paid', { state: 'paid' }],
] as const)(
  'MI-06 a code that is %s is marked, and cannot be copied; one that is good can, and says until when',
  async (word, told) => {
    const good = { state: 'good', expiresTime: '2999-01-01T12:00:00.000Z' };
    codes = [getCode('2', 200, good), getCode('1', 300, told)];
    expect(await screen.findByText(word)).toHaveTextContent(`90001 ${word}`);
    expect(screen.queryByRole('button', { name: 'Copy 90001' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Copy 90002' })).not.toHaveLength(0);
    expect(screen.getAllByText(/^valid until/u)).not.toHaveLength(0);
  },
);

test('MI-06 a refusal of the channel is displayed in its own words', async () => {
  codes = [getCode('1', 300, { code: null, state: 'refused', failure: 'Limit of the store' })];
  expect(await screen.findByText(/^The channel issued no code/u)).toHaveTextContent(
    'The channel issued no code: Limit of the store',
  );
});

test('CD-10 an empty history of codes is one sentence without a table', async () => {
  server.on('/prod/repay/repaymentCode/7', getEnvelope('00', { result: [], totalCount: 0 }));
  cleanup();
  drawDialog();
  expect(await screen.findByText('No code has been requested yet.')).toBeVisible();
  expect(screen.queryByRole('columnheader')).toBeNull();
});
