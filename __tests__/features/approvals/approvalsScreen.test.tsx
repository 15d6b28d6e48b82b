import { approvalCalls } from '@/contract/calls/management/approvalCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import type { Approval } from '@/contract/entities/management/approval';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, AGENT, AUDITOR, LEADER, open, press, standIn, write } from '../../support/features/screenRig';

const { listing, counts, cases, agree, refuse, withdraw, export: exported } = approvalCalls;
const { specialColumn } = taskViewCalls;

const row: Approval = {
  ...sampleAnswer(agree),
  id: '7',
  kind: 'deduction',
  state: 'waiting',
  taskId: '12',
  loanId: 'L-77',
  borrowerName: 'Prueba Uno',
  amount: 600,
  dueBefore: 1000,
  dueAfter: 400,
  currency: 'MXN',
  cases: null,
  facts: [{ fact: 'remark', text: 'agreed by phone' }],
  askerName: 'Ana',
  isOwn: false,
  mayDecide: true,
  deciderName: null,
  decidedTime: null,
  reason: null,
  failure: null,
};
const page = (...result: readonly Approval[]) => ({ result: [...result], totalCount: result.length });
const own: Approval = { ...row, isOwn: true, mayDecide: false };

const dialog = async () => within(await screen.findByRole('dialog'));
const okIn = (of: Awaited<ReturnType<typeof dialog>>, name: string): void => {
  const ok = of.getAllByRole('button', { name }).at(-1);
  if (ok) fireEvent.click(ok);
};

test('MI-09 GE-03 what is to decide says that it loads, that nothing waits, and why it failed with a way to try again', async () => {
  const states = {
    at: '/approvals',
    user: LEADER,
    row: listing,
    label: 'To decide',
    full: page(row),
    shows: 'L-77',
    none: page(),
    says: 'No pending requests',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MI-09 who decides sees what it means in money before the yes, and what became of it', async () => {
  standIn().on(listing, page(row));
  standIn().on(counts, { toDecide: 1, mine: 0 });
  standIn().on(agree, { ...row, state: 'done', mayDecide: false });
  open('/approvals', LEADER);
  expect(await screen.findByText('To decide (1)')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'L-77' })).toHaveAttribute('href', '#/task/12/L-77');
  await press('Approve');
  const asked = await dialog();
  for (const text of ['$600.00', '$1,000.00', '$400.00', 'agreed by phone']) {
    expect(asked.getByText(text)).toBeVisible();
  }
  okIn(asked, 'Approve');
  expect(await asked.findByText('Approved and carried out')).toBeVisible();
  expect(standIn().asked(agree)).toMatchObject([{ body: { id: '7' } }]);
});

test('MI-09 a yes that could not be carried out says why', async () => {
  standIn().on(listing, page(row));
  standIn().on(agree, { ...row, state: 'failed', failure: 'The case is closed', mayDecide: false });
  open('/approvals', LEADER);
  await press('Approve');
  const asked = await dialog();
  okIn(asked, 'Approve');
  expect((await asked.findByRole('alert')).textContent).toContain('The case is closed');
});

test('MI-09 a no needs its reason, which stays as it was typed when it is refused', async () => {
  standIn().on(listing, page(row));
  standIn().refuse(refuse, 'Out of order');
  open('/approvals', LEADER);
  await press('Reject');
  const asked = await dialog();
  okIn(asked, 'Reject');
  expect(await asked.findByText(/ is required$/u)).toBeVisible();
  expect(standIn().asked(refuse)).toEqual([]);
  await write('Reason (shown to the requester)', 'Too much');
  okIn(asked, 'Reject');
  await waitFor(() => expect(standIn().asked(refuse)).toMatchObject([{ body: { id: '7', reason: 'Too much' } }]));
  expect(asked.getByLabelText('Reason (shown to the requester)')).toHaveValue('Too much');
});

test('MI-09 after the decision of another user, the dialog closes and the list is refetched', async () => {
  standIn().on(listing, page(row));
  standIn().refuse(agree, 'Decided', '87');
  open('/approvals', LEADER);
  await press('Approve');
  standIn().on(listing, page());
  okIn(await dialog(), 'Approve');
  expect(await screen.findByText('No pending requests')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('MI-09 the requester sees and withdraws own requests; nobody decides an own request', async () => {
  standIn().on(listing, page(own));
  standIn().on(withdraw, { ...own, state: 'withdrawn' });
  open('/approvals', AGENT);
  await screen.findByText('L-77');
  expect(screen.queryByRole('button', { name: 'Approve the request of Ana' })).toBeNull();
  await press('Withdraw');
  okIn(await dialog(), 'Withdraw');
  await waitFor(() => expect(standIn().asked(withdraw)).toMatchObject([{ body: { id: '7' } }]));
});

test('MI-09 decisions show both names and the reason and are exported; the address contains the view', async () => {
  const ended: Approval = { ...row, state: 'refused', deciderName: 'Luis', reason: 'Too much', mayDecide: false };
  standIn().on(listing, page(ended));
  open('/approvals', AUDITOR);
  fireEvent.click(await screen.findByText('Decided'));
  expect(await screen.findByText('Too much')).toBeVisible();
  expect(screen.getByText(/Luis/u)).toBeVisible();
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getByRole('button', { name: /Export/u })).toBeVisible();
  expect(address()).toContain('view=decided');
});

test('MI-09 AP-03 the requests are sorted by a heading, in the columns that the reader chose for this view, and taken away like that', async () => {
  standIn().on(listing, page(row));
  standIn().on(specialColumn, ['asker', 'createdTime']);
  standIn().on(exported, { fileName: 'requests.xlsx', contentType: 'text/csv', content: '' });
  open('/approvals?kind=deduction', LEADER);
  await screen.findByText('Ana');
  expect(standIn().asked(specialColumn).at(-1)?.query).toMatchObject({ list: 'approvalsToDecide' });
  const headings = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(headings.filter(Boolean)).toEqual(['What', 'Asked by', 'Asked at', 'Action']);
  fireEvent.click(screen.getByText('Asked at', { selector: 'th *' }));
  await waitFor(() => expect(address()).toContain('sort=createdTime&order=asc'));
  await press('Export');
  fireEvent.click(screen.getByRole('menuitem', { name: /Excel/u }));
  const query = { view: 'toDecide', kind: 'deduction', sort: 'createdTime', order: 'asc', format: 'xlsx' };
  await waitFor(() => expect(standIn().asked(exported).at(-1)?.query).toEqual(query));
  fireEvent.click(screen.getByText('Decided'));
  await waitFor(() => expect(address()).toBe('/approvals?kind=deduction&view=decided'));
  await waitFor(() => expect(standIn().asked(specialColumn).at(-1)?.query).toMatchObject({ list: 'approvalsDecided' }));
});

const move: Approval = {
  ...row,
  kind: 'batchMove',
  taskId: null,
  loanId: null,
  borrowerName: null,
  amount: 300,
  dueBefore: null,
  dueAfter: null,
  cases: 7,
  facts: [{ fact: 'reason', text: 'Ana leaves' }],
};

const moved = {
  taskId: '12',
  loanId: 'L-77',
  borrowerName: 'Prueba Uno',
  amount: 45.5,
  agentName: 'Beto',
  toAgentName: 'Carla',
};

test('MI-09 a batch move shows its cases page by page, with amount, present and new agent, and the reason', async () => {
  standIn().on(listing, page(move));
  standIn().on(cases, { result: [moved], totalCount: 40 });
  open('/approvals', LEADER);
  await press('Approve');
  const asked = await dialog();
  expect(await asked.findByRole('link', { name: 'L-77' })).toHaveAttribute('href', '#/task/12/L-77');
  for (const text of ['Prueba Uno', '$45.50', 'Beto', 'Carla', 'Ana leaves']) {
    expect(asked.getByText(text)).toBeVisible();
  }
  expect(asked.getByText("Once approved it is carried out at once in Ana's name.")).toBeVisible();
  fireEvent.click(asked.getByTitle('2'));
  await waitFor(() => expect(standIn().asked(cases).at(-1)?.query).toMatchObject({ page: '2' }));
});

test('MI-09 the cases of a decided batch move can be looked at', async () => {
  standIn().on(listing, page({ ...move, state: 'done', mayDecide: false }));
  standIn().on(cases, { result: [moved], totalCount: 1 });
  open('/approvals?view=decided', AUDITOR);
  await press('Show cases');
  expect(await (await dialog()).findByText('Carla')).toBeVisible();
});
