import { InboundCallNote } from '@/features/shell/notes/InboundCallNote';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { screen, within } from '@testing-library/react';

import { AGENT, open, standIn } from '../support/features/screenRig';

const { inboundCalls } = taskWorkCalls;
const of = (taskId: string) => ({
  taskId,
  loanId: '8',
  loanNo: `L-${taskId}`,
  borrowerName: 'Ana Cruz',
  contactName: 'Luz Cruz',
});
const call = { id: '1', phone: '******1234', startedTime: '2026-03-10T17:00:00.000Z' };
const show = (): void => open('/statistics', AGENT, <InboundCallNote />);

test('LM-01 an incoming call shows the caller, with a link to the case', async () => {
  standIn().on(inboundCalls, [{ ...call, cases: [of('7')] }]);
  show();
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Incoming call ******1234');
  const link = within(note).getByRole('link', { name: 'Luz Cruz · Ana Cruz · L-7' });
  expect(link).toHaveAttribute('href', '#/task/7/8');
});

test('LM-01 a shared number offers a choice', async () => {
  standIn().on(inboundCalls, [{ ...call, cases: [of('7'), of('9')] }]);
  show();
  expect(await screen.findByText(/several cases have this number. Choose one/u)).toBeVisible();
  expect(screen.getByRole('link', { name: /L-9/u })).toHaveAttribute('href', '#/task/9/8');
});

test('LM-01 without a call there is nothing', async () => {
  standIn().on(inboundCalls, []);
  show();
  expect(await screen.findByText('Repayment statistics')).toBeVisible();
  expect(screen.queryByText(/Incoming call/u)).not.toBeInTheDocument();
});
