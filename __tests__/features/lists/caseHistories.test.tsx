import { repayCalls } from '@/contract/calls/cases/repayCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { address, AGENT, LEADER, open, press, standIn } from '../../support/features/screenRig';

const { collectionLogs, loanItemInfo } = taskCalls;
const { smsLog, timelineFile } = taskWorkCalls;
const { saveSpecialColumn, specialColumn } = taskViewCalls;
const { payLogs } = repayCalls;

const item = sampleAnswer(loanItemInfo);
const task = { ...item.task, id: '5', loanId: 'L5', promisedTime: null, timeZone: 'America/Mexico_City' };
const case5 = { ...item, task, heldBy: null };
const [line] = sampleAnswer(collectionLogs);
const [message] = sampleAnswer(smsLog);
const paid = sampleAnswer(payLogs);
if (!line || !message) throw new Error('no samples');
const lines = Array.from({ length: 12 }, (_, at) => ({ ...line, id: String(at), remarks: `remark ${at}` }));

beforeEach(() => {
  standIn().on(loanItemInfo, case5);
  standIn().on(specialColumn, null);
  standIn().on(collectionLogs, lines);
});

const headings = (): string[] =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '');

test('CD-05 AP-03 the log is sorted by the server, which the address of the case knows nothing of, ten lines a page, in the columns that were chosen', async () => {
  standIn().on(saveSpecialColumn, null);
  open('/task/5/L5?tab=log', AGENT);
  expect(await screen.findByText('remark 9')).toBeVisible();
  expect(screen.queryByText('remark 10')).toBeNull();
  fireEvent.click(screen.getByText('Result', { selector: 'th *' }));
  await waitFor(() => expect(standIn().asked(collectionLogs).at(-1)?.query).toEqual({ sort: 'result', order: 'asc' }));
  expect(address()).toBe('/task/5/L5?tab=log');
  fireEvent.click(screen.getByTitle('2'));
  expect(await screen.findByText('remark 11')).toBeVisible();
  await press('Columns');
  fireEvent.click(screen.getByLabelText('Contact', { selector: 'input[type=checkbox]' }));
  await press('Apply');
  const columns = ['time', 'result', 'remarks'];
  await waitFor(() => expect(standIn().asked(saveSpecialColumn)[0]?.body).toEqual({ list: 'caseLog', columns }));
});

test('CD-02 CO-01 messages and deductions have their columns and orders as well', async () => {
  standIn().on(smsLog, [{ ...message, content: 'Hola' }]);
  standIn().on(specialColumn, ['whom', 'time', 'state']);
  open('/task/5/L5?tab=messages', AGENT);
  await waitFor(() => expect(headings()).toEqual(expect.arrayContaining(['To', 'Time', 'State'])));
  expect(headings()).not.toContain('Text');
  fireEvent.click(screen.getByText('Time', { selector: 'th *' }));
  await waitFor(() => expect(standIn().asked(smsLog).at(-1)?.query).toEqual({ sort: 'time', order: 'asc' }));
  standIn().on(specialColumn, null);
  standIn().on(payLogs, { ...paid, totalCount: 1 });
  open('/task/5/L5?tab=repayment', AGENT);
  fireEvent.click(await screen.findByText('Operation time', { selector: 'th *' }));
  const sorted = { sort: 'opTime', order: 'asc' };
  await waitFor(() => expect(standIn().asked(payLogs).at(-1)?.query).toMatchObject(sorted));
  expect(headings()).not.toContain('Loan ID');
});

test('CD-05 AP-06 who looks at the work of others takes a history away as a file, with the kinds that are shown; an agent does not', async () => {
  standIn().on(timelineFile, { fileName: 'case.csv', contentType: 'text/csv', content: '' });
  open('/task/5/L5?tab=timeline&kinds=call,log', LEADER);
  await press('Export');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(() =>
    expect(standIn().asked(timelineFile).at(-1)?.query).toEqual({ kinds: 'call,log', format: 'csv' }),
  );
  open('/task/5/L5?tab=log', LEADER);
  expect(await screen.findByText('Export')).toBeVisible();
  open('/task/5/L5?tab=log', AGENT);
  expect(await screen.findByText('remark 1')).toBeVisible();
  expect(screen.queryByText('Export')).toBeNull();
});
