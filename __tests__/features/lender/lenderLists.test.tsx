import { lenderCalls } from '@/contract/calls/management/lenderCalls';
import { LENDER_COLUMN_NAMES } from '@/contract/lenderColumnNames';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { days, daysFile, batches, batchesFile, turnedAway, turnedAwayFile } = lenderCalls;

const sampled = sampleAnswer(days);
const [day] = sampled.days;
const [batch] = sampleAnswer(batches).result;
const [turned] = sampleAnswer(turnedAway).result;
if (!day || !batch || !turned) throw new Error('no sample');

const DAYS = { ...sampled, days: [{ ...day, handleType: 'call', currency: 'MXN', difference: 7 }] };
const FILE = { ...batch, fileName: 'march.csv', handleType: 'screen', fresh: 4, done: 1, finishedTime: null };
const FILES = { result: [FILE], totalCount: 1 };

const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

async function saveAs(kind: string): Promise<void> {
  await press('Export');
  await press(kind);
}

test('MI-02 AP-03 AP-06 the reconciliation shows the stored columns, is sorted as a whole, and is exported as displayed', async () => {
  standIn().on(days, DAYS);
  standIn().on(taskViewCalls.specialColumn, ['difference', 'sentAmount', 'day']);
  open('/lender?view=days&from=2026-03-02', AUDITOR);
  await screen.findAllByText('$7.00');
  expect(headings()).toEqual(['Difference', 'Payments sent', 'Received on']);
  const [heading] = screen.getAllByText('Payments sent', { selector: 'th, th *' });
  if (heading) fireEvent.click(heading);
  await waitFor(() => expect(address()).toBe('/lender?view=days&from=2026-03-02&sort=sentAmount&order=asc'));
  const asked = { from: '2026-03-02', sort: 'sentAmount', order: 'asc' };
  await waitFor(() => expect(standIn().asked(days).at(-1)?.query).toEqual(asked));
  await saveAs('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(daysFile)).toHaveLength(1));
  expect(standIn().asked(daysFile)[0]?.query).toEqual({ ...asked, format: 'xlsx' });
});

test('MI-01 AP-03 AP-06 the files of the lender show columns that are chosen, lie in pages, and are all saved as a file', async () => {
  standIn().on(batches, { result: [FILE], totalCount: 30 });
  standIn().on(taskViewCalls.specialColumn, null);
  open('/lender?view=file', AUDITOR);
  await screen.findByText('1 of 4');
  expect(headings()).toEqual(['Received', 'File', 'Rows', 'New events', 'Known', 'Contradictory', 'Processed']);
  await press('Columns');
  fireEvent.click(screen.getByLabelText('Came in by', { selector: 'input[type=checkbox]' }));
  await press('Apply');
  await waitFor(() => expect(standIn().asked(taskViewCalls.saveSpecialColumn)).toHaveLength(1));
  expect(standIn().asked(taskViewCalls.saveSpecialColumn)[0]?.body).toMatchObject({ list: 'lenderFiles' });
  fireEvent.click(screen.getByTitle('2'));
  await waitFor(() => expect(standIn().asked(batches).at(-1)?.query).toEqual({ page: '2' }));
  expect(address()).toBe('/lender?view=file&page=2');
  await saveAs('CSV file');
  await waitFor(() => expect(standIn().asked(batchesFile)).toHaveLength(1));
  expect(standIn().asked(batchesFile)[0]?.query).toEqual({ format: 'csv' });
});

test('MI-01 GE-03 the files of the lender say that they failed, are on their way, and that there are none', async () => {
  const states = {
    at: '/lender?view=file',
    user: AUDITOR,
    row: batches,
    label: 'Files of the lender',
    full: FILES,
    shows: 'march.csv',
    none: { result: [], totalCount: 0 },
    says: 'No file has come in yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MI-01 AP-03 each count of rows that were not taken in opens them, with what was sent and what is stored', async () => {
  const fields = [{ field: 'amount', sent: '45.00', stored: '40.00', differs: true }];
  const row = { ...turned, answer: 'contradictory', reference: 'PAY-1', loanId: 'L-1', fields };
  standIn().on(turnedAway, { result: [row], totalCount: 1 });
  standIn().on(batches, {
    result: [{ ...FILE, id: '9', contradictory: 3, finishedTime: FILE.createdTime }],
    totalCount: 1,
  });
  open('/lender?view=file', AUDITOR);
  fireEvent.click(await screen.findByText('3', { selector: 'a' }));
  await screen.findByText(/sent 45.00, stored 40.00/u);
  expect(address()).toBe('/lender?view=turned&answer=contradictory&batchId=9');
  expect(standIn().asked(turnedAway)[0]?.query).toEqual({ answer: 'contradictory', batchId: '9' });
  await saveAs('CSV file');
  await waitFor(() => expect(standIn().asked(turnedAwayFile)).toHaveLength(1));
});

test('MI-01 GE-03 the rows that were not taken in say that they failed, are on their way, and that there are none', async () => {
  const states = {
    at: '/lender?view=turned',
    user: AUDITOR,
    row: turnedAway,
    label: 'Rows that were not taken in',
    full: { result: [{ ...turned, reference: 'PAY-1' }], totalCount: 1 },
    shows: 'PAY-1',
    none: { result: [], totalCount: 0 },
    says: 'No row was turned away',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('MI-02 the reconciliation adds up its days per currency, marks a difference, and each count opens its rows', async () => {
  const counts = { events: 2, known: 1, contradictory: 0, refused: 0, waitingEvents: 4 };
  const one = { ...day, ...counts, day: '2026-03-03', handleType: 'call', currency: 'MXN', difference: 0 };
  const rows = [
    { ...one, sentAmount: 0.1 },
    { ...one, day: '2026-03-02', sentAmount: 0.2, difference: 7.5 },
    { ...one, currency: 'USD', sentAmount: 9 },
  ];
  standIn().on(days, { ...sampled, days: rows });
  standIn().on(taskViewCalls.specialColumn, null);
  open('/lender?view=days', AUDITOR);
  const total = (await screen.findByText('Total, MXN')).closest('tr') as HTMLElement;
  const cells = within(total)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 7)).toEqual(['Total, MXN', '$7.50', '4', '2', '0', '0', '8']);
  expect(cells[7]).toBe('$0.30');
  expect(screen.getByText('Total, USD')).toBeVisible();
  expect(within(total).getByText('$7.50').parentElement?.className).not.toBe('');
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent.includes('USD')) as HTMLElement;
  const receipt = 'handleType=call&from=2026-03-03&to=2026-03-03';
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `#/lender?view=events&${receipt}`,
    `#/lender?view=turned&answer=known&${receipt}`,
    `#/lender?view=clarify&${receipt}`,
  ]);
});

test('MI-01 the page of the files names the columns and what each takes', async () => {
  standIn().on(batches, { result: [], totalCount: 0 });
  open('/lender?view=file', AUDITOR);
  fireEvent.click(await screen.findByText('Columns and template'));
  const table = screen.getByRole('table', { name: 'Columns and template' });
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(names).toEqual([...LENDER_COLUMN_NAMES]);
  expect(within(table).getByText('An amount above 0 such as 1234.50')).toBeVisible();
  expect(screen.getByRole('button', { name: /Download the template/u })).toBeVisible();
});
