import { lenderCalls } from '@/contract/calls/management/lenderCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, ADMIN, AUDITOR, button, open, press, standIn, write } from '../../support/features/screenRig';

const { clarifications, listing, days, assign, giveBack } = lenderCalls;
const { saveSpecialColumn, specialColumn } = taskViewCalls;

const [sample] = sampleAnswer(clarifications).result;
if (!sample) throw new Error('no sample');
const line = {
  ...sample,
  id: '5',
  reference: 'PAY-1',
  kind: 'payment',
  loanId: 'NOBODY',
  reasonCode: 'unknownLoan',
  amount: 130,
  currency: 'MXN',
  state: 'open',
  assignable: true,
};
const waiting = { result: [line], totalCount: 1 };
const none = { result: [], totalCount: 0 };

const [case0] = sampleAnswer(taskCalls.listing).result;
if (!case0) throw new Error('no sample');
const found = {
  ...sampleAnswer(taskCalls.listing),
  result: [{ ...case0, loanId: 'L-77', borrowerName: 'Prueba Uno', amount: 100, currency: 'MXN', status: 'C10' }],
  totalCount: 1,
};

test('MI-02 GE-03 what waits says that it loads, that nothing waits, and why it failed with a way to try again', async () => {
  const states = {
    at: '/lender',
    user: ADMIN,
    row: clarifications,
    label: 'What waits to be clarified',
    full: waiting,
    shows: 'PAY-1',
    none,
    says: 'Nothing waits to be clarified',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MI-01 GE-03 the lender’s events say the same of themselves', async () => {
  const [event] = sampleAnswer(listing).result;
  if (!event) throw new Error('no sample');
  const states = {
    at: '/lender?view=events',
    user: ADMIN,
    row: listing,
    label: 'Lender events',
    full: { result: [{ ...event, reference: 'PAY-1', kind: 'payment' }], totalCount: 1 },
    shows: 'PAY-1',
    none,
    says: 'The lender has sent no events yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

async function turnColumn(name: string): Promise<void> {
  await press('Columns');
  fireEvent.click(screen.getByLabelText(name, { selector: 'input[type=checkbox]' }));
  await press('Apply');
}

test('MI-01 AP-03 a column of the events is hidden and shown again for this user; a heading sorts the whole list', async () => {
  const [event] = sampleAnswer(listing).result;
  if (!event) throw new Error('no sample');
  standIn().on(listing, { result: [{ ...event, reference: 'PAY-1', kind: 'payment' }], totalCount: 1 });
  const kept = new Map<string, string[]>();
  standIn().on(specialColumn, () => kept.get('columns') ?? null);
  standIn().on(saveSpecialColumn, ({ body }) => {
    kept.set('columns', [body['columns']].flat().map(String));
    return null;
  });
  open('/lender?view=events', ADMIN);
  await screen.findByText('PAY-1');
  expect(headings()).toEqual(['Received', 'Reference', 'Kind', 'Loan ID', 'Amount', 'Value time', 'State']);
  await turnColumn('Value time');
  await waitFor(() => expect(headings()).not.toContain('Value time'));
  expect(standIn().asked(saveSpecialColumn)[0]?.body).toMatchObject({ list: 'lenderEvents' });
  await turnColumn('Value time');
  await waitFor(() => expect(headings()).toContain('Value time'));
  const [heading] = screen.getAllByText('Loan ID', { selector: 'th, th *' });
  if (heading) fireEvent.click(heading);
  await waitFor(() => expect(address()).toBe('/lender?view=events&sort=loan&order=asc'));
  expect(standIn().asked(listing).at(-1)?.query).toMatchObject({ sort: 'loan', order: 'asc' });
});

test('MI-02 GE-03 the reconciliation says the same of itself', async () => {
  const sampled = sampleAnswer(days);
  const [day] = sampled.days;
  if (!day) throw new Error('no sample');
  const states = {
    at: '/lender?view=days',
    user: AUDITOR,
    row: days,
    label: 'Reconciliation by day',
    full: { ...sampled, days: [{ ...day, handleType: 'call', currency: 'MXN', difference: 7 }] },
    shows: '$7.00',
    none: { ...sampled, days: [] },
    says: 'Nothing came in on these days',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MI-02 the loan is found by its number, missing facts are named first, and the request is sent as displayed', async () => {
  standIn().on(clarifications, waiting);
  standIn().on(taskCalls.listing, ({ query }) => ('loanId' in query ? found : { ...found, result: [], totalCount: 0 }));
  standIn().on(assign, { left: 30 });
  open('/lender', ADMIN);
  await press('Assign');
  const dialog = within(await screen.findByRole('dialog'));
  const ok = dialog.getAllByRole('button', { name: 'Assign' }).at(-1);
  expect(ok).toBeDisabled();
  await write("Loan ID, or the borrower's name", 'L-77');
  const [search] = dialog.getAllByRole('button', { name: 'Search' });
  if (search) fireEvent.click(search);
  fireEvent.click(await dialog.findByText('Prueba Uno'));
  expect((await dialog.findByRole('alert')).textContent).toContain('$30.00 will wait on');
  if (ok) fireEvent.click(ok);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(standIn().asked(assign)).toMatchObject([{ body: { id: '5', amount: 130, loanId: 'L-77' } }]);
});

test('MI-02 nothing is returned without a reason; what was typed stays when it is refused', async () => {
  standIn().on(clarifications, waiting);
  standIn().refuse(giveBack, 'Out of order');
  open('/lender', ADMIN);
  await press('Return');
  const dialog = within(await screen.findByRole('dialog'));
  const ok = dialog.getAllByRole('button', { name: 'Return' }).at(-1);
  if (ok) fireEvent.click(ok);
  expect(await dialog.findByText(/ is required$/u)).toBeVisible();
  expect(standIn().asked(giveBack)).toEqual([]);
  await write('Reason for the return', 'Not ours');
  if (ok) fireEvent.click(ok);
  await waitFor(() => expect(standIn().asked(giveBack)).toHaveLength(1));
  expect(dialog.getByLabelText('Reason for the return')).toHaveValue('Not ours');
});

test('MI-02 an auditor reads and decides nothing; the address contains the search', async () => {
  standIn().on(clarifications, ({ query }) => ('reference' in query ? none : waiting));
  open('/lender', AUDITOR);
  await screen.findByText('PAY-1');
  expect(screen.queryByText('Assign')).toBeNull();
  await write('Reference', 'PAY-9');
  await press('Search');
  expect(await screen.findByText('Nothing fits these filters')).toBeVisible();
  expect(address()).toBe('/lender?reference=PAY-9');
  expect(await button('Search')).toBeVisible();
});
