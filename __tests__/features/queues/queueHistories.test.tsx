import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { olderManagementQueueCalls } from '@/contract/calls/older/olderManagementQueueCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { listScreenActions } from '@/ui/screen/listScreenActions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { history, historyFile, info, operations, operationsFile } = institutionAndQueueCalls;

const ROW = { id: '1', time: '2026-03-11T00:30:00Z' };
const MOVED = { ...ROW, event: 'casesIn', cases: 12, otherQueue: null, actorName: null };
const [sample] = sampleAnswer(operations).result;
if (!sample) throw new Error('no sample');
const BOUND = { ...sample, id: '77', kind: 'bind', state: 'done', actorName: 'Ana', agentNames: ['Bea'] };
const none = { result: [], totalCount: 0 };

const headingsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

const getRegion = (label: string) => screen.findByLabelText(label, { selector: 'section' });

const queue = () => standIn().on(info, { ...sampleAnswer(info), id: '7', name: 'Early days', rule: null });

test('QU-01 AP-03 AP-06 the history of a queue shows the stored columns, and is exported as a file of this queue', async () => {
  queue();
  standIn().on(history, { result: [MOVED], totalCount: 1 });
  standIn().on(taskViewCalls.specialColumn, ['other', 'event', 'who']);
  open('/queueAbout/7', AUDITOR);
  await screen.findByText('by the rules');
  expect(screen.getByText('no queue')).toBeVisible();
  expect(headingsIn(await getRegion('History'))).toEqual(['From / to', 'What', 'Who']);
  await press('Export');
  await press('CSV file');
  await waitFor(() => expect(standIn().asked(historyFile)).toHaveLength(1));
  expect(standIn().asked(historyFile)[0]).toMatchObject({
    path: '/prod/institutionAndQueue/history/7/export',
    query: { format: 'csv' },
  });
});

test('QU-01 GE-03 what happened to a queue says that it failed, is on its way, and that it is nothing', async () => {
  queue();
  const states = {
    at: '/queueAbout/7',
    user: AUDITOR,
    row: history,
    label: 'History',
    full: { result: [MOVED], totalCount: 1 },
    shows: 'by the rules',
    none,
    says: 'Nothing has happened yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('QU-02 AP-03 AP-06 the bindings of a queue show the stored columns, are exported as its file, and each is linked from its time', async () => {
  queue();
  standIn().on(olderManagementQueueCalls.tasks, none);
  standIn().on(operations, { result: [BOUND], totalCount: 1 });
  standIn().on(taskViewCalls.specialColumn, ({ query }) =>
    query['list'] === 'bindings' ? ['to', 'time', 'finished'] : null,
  );
  open('/queue/list/7', AUDITOR);
  await press('Binding history');
  const region = await getRegion('Binding history');
  await within(region).findByText('Bea');
  expect(headingsIn(region)).toEqual(['To', 'Time', 'Finished']);
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(drawer.getByText('Export'));
  await press('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(operationsFile)).toHaveLength(1));
  expect(standIn().asked(operationsFile)[0]?.query).toEqual({ queueId: '7', format: 'xlsx' });
  const [time] = within(region).getAllByRole('button', { hidden: true });
  if (time) fireEvent.click(time);
  await waitFor(() => expect(address()).toBe('/queue/list/7?operation=77'));
});

test('AP-06 GE-02 where a list lies over another, the palette tells which of them is exported', async () => {
  queue();
  standIn().on(olderManagementQueueCalls.tasks, none);
  standIn().on(operations, { result: [BOUND], totalCount: 1 });
  open('/queue/list/7', AUDITOR);
  await press('Binding history');
  await getRegion('Binding history');
  const offered = listScreenActions().filter(({ words }) => words === 'Export: CSV file');
  expect(offered.map(({ about }) => about)).toEqual(['Cases of Early days', 'Binding history']);
  expect(new Set(listScreenActions().map(({ id }) => id)).size).toBe(listScreenActions().length);
});
