import { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, AUDITOR, button, standIn, LEADER, open, press, write } from '../../support/features/screenRig';

const { detail, lists, processing, report, reschedule } = customerServiceCalls;
const sample = sampleAnswer(lists);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const full = { ...sample, result: [{ ...row, borrowerName: 'Prueba Uno' }], totalCount: 1 };
const none = { ...sample, result: [], totalCount: 0 };
const order = { ...sampleAnswer(detail), id: '7', state: 'processing', actions: ['noted'], completedTime: null };

test('CM-01 GE-03 the complaints say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/complaints',
    user: LEADER,
    row: lists,
    label: 'Work orders',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'No complaints',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('CM-01 GE-03 a work order that can not be loaded says why, and opens at the next try', async () => {
  standIn().on(lists, full);
  standIn().refuse(detail, 'Out of order');
  open('/complaints?id=7', LEADER);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
  standIn().on(detail, { ...order, summary: 'Called at night' });
  await press('Try again');
  expect(await screen.findByText('Called at night')).toBeVisible();
});

test('CM-01 GE-01 a note without words is not sent; one that is refused says why and stays as it was typed', async () => {
  standIn().on(lists, full);
  standIn().on(detail, order);
  standIn().refuse(processing, 'Somebody was quicker', '21');
  open('/complaints?id=7', LEADER);
  await press('Note');
  await press('Write it down');
  expect(await screen.findByText(/ is required$/u)).toBeVisible();
  expect(standIn().asked(processing)).toEqual([]);
  const note = await write('Note', 'The borrower asked for a letter');
  await press('Write it down');
  expect((await screen.findAllByText('Somebody was quicker'))[0]).toBeVisible();
  await waitFor(() => expect(note).toHaveValue('The borrower asked for a letter'));
  expect(standIn().asked(processing)[0]?.body).toMatchObject({
    step: 'noted',
    note: 'The borrower asked for a letter',
  });
});

test('CM-01 only actions that the server permits are offered; none without the field', async () => {
  standIn().on(lists, full);
  standIn().on(detail, { ...order, actions: ['taken', 'noted'] });
  open('/complaints?id=7', LEADER);
  expect(await button('Take it up')).toBeVisible();
  expect(screen.queryByText('Close', { selector: 'button, button *' })).not.toBeInTheDocument();
});

test('CM-01 RO-01 an auditor reads a work order, selects none and finds nothing to do', async () => {
  standIn().on(lists, full);
  standIn().on(detail, { ...order, actions: [] });
  open('/complaints?id=7', AUDITOR);
  expect(await screen.findByText('There is nothing for you to do here now.')).toBeVisible();
  expect(screen.queryByLabelText('Select work order #7')).not.toBeInTheDocument();
});

test('CM-01 RT-08 of two choices before the first is rendered, neither is lost', async () => {
  standIn().on(lists, full);
  open('/complaints', LEADER);
  await screen.findByText('Prueba Uno');
  const text = await write('Text', 'L-7');
  const pending = await button('Pending');
  act(() => {
    fireEvent.click(pending);
    fireEvent.submit(text.closest('form') ?? text);
  });
  await waitFor(() => expect(address()).toBe('/complaints?state=pending&text=L-7'));
});

test('CM-01 a new priority goes with its reason; the deadline of the old one is not sent along', async () => {
  standIn().on(lists, full);
  standIn().on(detail, { ...order, priority: 'normal', actions: ['rescheduled'] });
  open('/complaints?id=7', LEADER);
  await press('Priority and deadline');
  await write('Reason', 'x');
  await press('Change it');
  expect(await screen.findByText('Choose another priority or deadline')).toBeVisible();
  await write('Reason', '');
  fireEvent.click(await screen.findByRole('radio', { name: 'Urgent' }));
  await press('Change it');
  expect(await screen.findByText(/ is required$/u)).toBeVisible();
  await write('Reason', 'The regulator has called');
  await press('Change it');
  await waitFor(() => expect(standIn().asked(reschedule)).toHaveLength(1));
  expect(standIn().asked(reschedule)[0]?.body).toEqual({
    id: '7',
    priority: 'urgent',
    note: 'The regulator has called',
  });
});

test('CM-01 the report shows the share in time and each cause, for the days that the address names', async () => {
  const figures = { registered: 3, completed: 8, inTime: 6, open: 1, overdue: 1 };
  standIn().on(report, {
    from: '2026-02-09',
    to: '2026-03-10',
    total: { ...figures, registered: 4 },
    byKind: [{ kind: 'harassment', ...figures }],
    byAge: [{ age: 'month', open: 1, overdue: 1 }],
  });
  open('/complaints?view=report&days=90', AUDITOR);
  expect((await screen.findAllByText('75%'))[0]).toBeVisible();
  expect(screen.getByText('6 of 8')).toBeVisible();
  expect(screen.getByRole('row', { name: /Harassment 3 8 75% 1 1/u })).toBeVisible();
  expect(standIn().asked(report)[0]?.query).toEqual({ days: '90' });
});

test('CM-01 GE-03 a report that can not be loaded says why, and an agent is offered none', async () => {
  standIn().refuse(report, 'Out of order');
  open('/complaints?view=report', LEADER);
  expect((await screen.findAllByText('Out of order'))[0]).toBeVisible();
});
