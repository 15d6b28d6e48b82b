import { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { LEADER, open, press, standIn, write } from '../../support/features/screenRig';

const { detail, handlers, lists, penalty, penaltyWithdrawal } = customerServiceCalls;
const full = sampleAnswer(lists);
const order = { ...sampleAnswer(detail), id: '7', state: 'processing', actions: ['noted'], completedTime: null };
const penalised = {
  ...order,
  actions: ['penalised'],
  accusedId: '4',
  accusedName: 'Ana Agente',
  workedBy: [{ id: '5', name: 'Beto' }],
};
const handler = { ...(sampleAnswer(handlers)[0] ?? { openCount: 0, groupName: null }), openCount: 0, groupName: null };

test('CM-01 a penalty is asked about once more; those who worked on the loan come first', async () => {
  standIn().on(lists, full);
  standIn().on(detail, penalised);
  standIn().on(handlers, [
    { ...handler, id: '6', name: 'Carla' },
    { ...handler, id: '5', name: 'Beto' },
  ]);
  standIn().on(penalty, { id: '7', msgId: '1' });
  open('/complaints?id=7', LEADER);
  await press('Penalty');
  fireEvent.mouseDown(await screen.findByLabelText('Person'));
  const options = await screen.findAllByText(/^(?:Worked on the loan|Others|Ana Agente|Beto|Carla)$/u, {
    selector: '.ant-select-item, .ant-select-item *',
  });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Worked on the loan',
    'Ana Agente',
    'Beto',
    'Others',
    'Carla',
  ]);
  await write('Violations', 'Called after ten');
  await write('Action taken', 'Warning');
  await press('Issue the penalty');
  expect(await screen.findByText('Issue this penalty against Ana Agente?')).toBeVisible();
  expect(standIn().asked(penalty)).toEqual([]);
  const issue = screen.getAllByRole('button', { name: 'Issue the penalty', hidden: true }).at(-1);
  if (issue) fireEvent.click(issue);
  await waitFor(() => expect(standIn().asked(penalty)).toMatchObject([{ body: { userId: '4' } }]));
});

test('MI-09 CM-01 a complaint whose fine waits for approval says so with its expiry instead of the form', async () => {
  standIn().on(lists, full);
  standIn().on(detail, penalised);
  standIn().on(handlers, []);
  const request = { approvalId: '3', expiresTime: '2026-03-11T18:00:00.000Z' };
  standIn().refuseTelling(penalty, RESULT_CODES.secondPerson.code, request);
  open('/complaints?id=7', LEADER);
  await press('Penalty');
  await write('Violations', 'Called after ten');
  await write('Action taken', 'Fine');
  await write('Fine (optional)', '250');
  await press('Issue the penalty');
  await screen.findByText('Issue this penalty against Ana Agente?');
  standIn().on(detail, { ...penalised, pendingFine: request });
  const issue = screen.getAllByRole('button', { name: 'Issue the penalty', hidden: true }).at(-1);
  if (issue) fireEvent.click(issue);
  expect(await screen.findByText('Fine requested: waiting for approval')).toBeVisible();
  expect(screen.getByText(/It expires/u)).toHaveTextContent(/It expires 11 Mar 2026/u);
  expect(standIn().asked(penalty)).toMatchObject([{ body: { userId: '4', amount: 250 } }]);
  expect(screen.queryByLabelText('Violations')).not.toBeInTheDocument();
});

test('CM-01 a penalty is withdrawn with a reason, and one that was says by whom and why', async () => {
  const issued = {
    ...sampleAnswer(detail).penalty,
    userName: 'Ana',
    irregularities: 'Late call',
    processResult: 'Warning',
  };
  const money = { amount: null, currency: 'MXN', time: '2026-03-10T18:00:00.000Z' };
  const by = { by: 'Luis', time: '2026-03-11T18:00:00.000Z', reason: 'Wrong person' };
  standIn().on(lists, full);
  standIn().on(detail, {
    ...order,
    actions: ['penaltyWithdrawn'],
    penalty: { ...issued, ...money, withdrawn: by },
  });
  open('/complaints?id=7', LEADER);
  expect(await screen.findByText(/Withdrawn by Luis.*Wrong person/u)).toBeVisible();
  await press('Withdraw penalty');
  await write('Reason (shown to the person)', 'A mistake');
  await press('Withdraw the penalty');
  await waitFor(() =>
    expect(standIn().asked(penaltyWithdrawal)).toMatchObject([{ body: { id: '7', note: 'A mistake' } }]),
  );
});
