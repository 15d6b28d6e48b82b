import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { AGENT, button, LEADER, open, press, standIn, write } from '../../support/features/screenRig';

const { listing, loanItemInfo } = taskCalls;
const { hold, liftHold } = taskWorkCalls;
const item = sampleAnswer(loanItemInfo);
const task = { ...item.task, id: '5', loanId: 'L5', borrowerName: 'Prueba Uno', status: 'C10', promisedTime: null };
const free = { ...item, task, heldBy: null };
const decided = {
  id: '9',
  kind: 'hardship',
  reason: 'Lost the job',
  sinceTime: '2026-03-10T12:00:00Z',
  untilDay: '2099-03-20',
  decidedBy: 'Lidia Guía',
};
const held = { ...free, heldBy: { hold: decided } };
const AT = '/task/5/L5';

test('MI-10 a held case says why, until when and who decided; agents can neither change it nor write or deduct', async () => {
  standIn().on(loanItemInfo, held);
  open(AT, AGENT);
  const banner = await screen.findByText(/On hold since/u);
  expect(banner.closest('.ant-alert')).toHaveTextContent(
    /Hardship\. Until the end of 20 Mar 2099, then it comes back by itself\. Decided by Lidia Guía: Lost the job/u,
  );
  expect(screen.queryByText('Change or lift')).toBeNull();
  expect(screen.queryByText('Hold', { selector: 'button *' })).toBeNull();
  for (const name of ['Send message', 'Deduct', 'Repayment code']) expect(await button(name)).toBeDisabled();
});

test('MI-10 a hold requires a last day except after a death or an insolvency, and retains the input', async () => {
  standIn().on(loanItemInfo, free);
  open(AT, LEADER);
  await press('Hold');
  const kind = await screen.findByRole('radio', { name: 'Dispute' });
  fireEvent.click(kind);
  await write('Reason', 'Says that it is paid');
  await press('Hold the case');
  expect(await screen.findByText(/^Today or within 366 days/u)).toBeVisible();
  expect(standIn().asked(hold)).toHaveLength(0);
  standIn().refuse(hold, 'This case is on hold already (Death). Look at that hold and change it', '95');
  fireEvent.click(screen.getByRole('radio', { name: 'Insolvency' }));
  await press('Hold the case');
  expect(await screen.findByText(/on hold already/u)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Says that it is paid');
  standIn().on(hold, { ...decided, kind: 'insolvency', untilDay: null });
  await press('Hold the case');
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  expect(standIn().asked(hold).at(-1)?.body).toEqual({
    taskId: '5',
    kind: 'insolvency',
    untilDay: null,
    reason: 'Says that it is paid',
    replaces: null,
  });
});

test('MI-10 the hold in force is prolonged with a new reason, or lifted, which needs one', async () => {
  standIn().on(loanItemInfo, held);
  open(AT, LEADER);
  await press('Change or lift');
  await press('Lift the hold');
  expect(await screen.findByText(/ is required$/u)).toBeVisible();
  expect(standIn().asked(liftHold)).toHaveLength(0);
  await write('Reason', 'Works again');
  await press('Lift the hold');
  await waitFor(() => expect(standIn().asked(liftHold)).toHaveLength(1));
  expect(standIn().asked(liftHold)[0]?.body).toEqual({ taskId: '5', holdId: '9', reason: 'Works again' });
});

test('MI-10 the list shows the hold next to the name', async () => {
  const [row] = sampleAnswer(listing).result;
  standIn().on(listing, {
    result: [{ ...row, borrowerName: 'Prueba Dos', heldKind: 'death' }] as never,
    totalCount: 1,
  });
  open('/case/list', LEADER);
  await screen.findByText('Prueba Dos');
  expect(screen.getByText('Death')).toBeVisible();
});
