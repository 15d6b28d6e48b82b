import { smsCalls } from '@/contract/calls/cases/smsCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { address, AGENT, open, standIn } from '../../support/features/screenRig';

const { listing, loanItemInfo } = taskCalls;
const { listCount, savedFilters, specialColumn } = taskViewCalls;
const { readReplies } = smsCalls;
const { smsLog, timeline } = taskWorkCalls;
const [row] = sampleAnswer(listing).result;
const [entry] = sampleAnswer(timeline).result;
if (!row || !entry) throw new Error('no samples');
const reply = { ...entry, kind: 'reply', text: 'Pago el viernes' };

const item = sampleAnswer(loanItemInfo);
const caseOf = (agentId: string, unreadReplies: number) => ({
  ...item,
  task: {
    ...item.task,
    id: '5',
    loanId: 'L5',
    promisedTime: null,
    timeZone: 'America/Mexico_City',
    agentId,
    unreadReplies,
  },
  heldBy: null,
});

beforeEach(() => {
  standIn().on(specialColumn, null);
  standIn().on(savedFilters, []);
});

test('LM-02 a case with unread replies is marked in the list, and a click lists only such cases', async () => {
  const rows = [
    { ...row, id: '1', loanId: 'L1', unreadReplies: 2 },
    { ...row, id: '2', loanId: 'L2', unreadReplies: 0 },
  ];
  standIn().on(listCount, { ...sampleAnswer(listCount), unreadReplies: 1 });
  standIn().on(listing, ({ query }) => {
    const result = 'replies' in query ? rows.slice(0, 1) : rows;
    return { result, totalCount: result.length };
  });
  open('/myTasks', AGENT);
  const mark = await screen.findByRole('img', { name: '2 unread replies' });
  expect(mark.closest('tr')).toHaveTextContent('L1');
  expect(screen.getAllByRole('img', { name: /unread/u })).toHaveLength(1);
  const quick = screen.getByText('Unread replies', { selector: 'button' });
  await waitFor(() => expect(quick).toHaveTextContent(/1$/u));
  fireEvent.click(quick);
  await waitFor(() => expect(screen.queryByText('L2')).not.toBeInTheDocument());
  expect(address()).toBe('/myTasks?replies=unread');
});

const asked = () => standIn().asked(readReplies);

function openCase(agentId: string, tab: string) {
  standIn().on(loanItemInfo, caseOf(agentId, 1));
  standIn().on(smsLog, []);
  standIn().on(timeline, { result: [reply], totalCount: 1 });
  open(`/task/5/L5?tab=${tab}`, AGENT);
}

test('LM-02 the messages of a case show the replies, which the agent of the case has read then', async () => {
  standIn().on(readReplies, null);
  openCase(AGENT.id, 'messages');
  const replies = await screen.findByRole('list', { name: 'Replies' });
  expect(within(replies).getByText('Pago el viernes')).toBeVisible();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.body).toEqual({ taskId: '5' });
});

test('LM-02 replies stay unread on another tab of the case, which marks the messages, and for other users', async () => {
  openCase(AGENT.id, 'timeline');
  expect(await screen.findByRole('img', { name: '1 unread reply' })).toBeVisible();
  expect(await screen.findByText('Pago el viernes')).toBeVisible();
  openCase('8', 'messages');
  expect(await screen.findByRole('list', { name: 'Replies' })).toBeVisible();
  expect(asked()).toEqual([]);
});

test('LM-02 replies that could not be loaded are loaded by another attempt', async () => {
  openCase('8', 'messages');
  standIn().refuse(timeline, 'Out of order');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  standIn().on(timeline, { result: [reply], totalCount: 1 });
  fireEvent.click(retry);
  expect(await screen.findByText('Pago el viernes')).toBeVisible();
});
