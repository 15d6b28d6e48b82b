import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { address, standIn, open, press } from '../../support/features/screenRig';

const { statistics, statisticsFile } = olderRepayCalls;
const sample = sampleAnswer(statistics);
const [row] = sample.result;
if (!row) throw new Error('no sample');
const full = {
  ...sample,
  totalRepayAmount: 300,
  currency: 'MXN',
  result: [{ ...row, user_name: 'Prueba Uno' }],
  totalCount: 1,
};
const none = { ...sample, result: [], totalCount: 0 };

test('ST-01 GE-03 the statistics say that they load, that there are none, and why they failed with a way to try again', async () => {
  const states = {
    at: '/statistics',
    row: statistics,
    label: 'Repayments of the day',
    full,
    shows: 'Prueba Uno',
    none,
    says: 'No repayments on this day yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('ST-01 RT-08 another day is requested and added to the address', async () => {
  standIn().on(statistics, ({ query }) => (query['date'] === 'yesterday' ? none : full));
  open('/statistics');
  expect(await screen.findByText('$300.00')).toBeVisible();
  fireEvent.click(await screen.findByLabelText('Yesterday'));
  expect(await screen.findByText('No repayments on this day yet')).toBeVisible();
  expect(address()).toBe('/statistics?date=yesterday');
});

test('ST-01 AP-06 an export that is refused says why; the next one says under which name it was saved', async () => {
  standIn().on(statistics, none);
  standIn().refuse(statisticsFile, 'Too many exports');
  open('/statistics');
  await press('Export');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  expect(await screen.findByText('Too many exports')).toBeVisible();
  standIn().on(statisticsFile, { fileName: 'saved.csv', contentType: 'text/csv', content: '' });
  await press('Export');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel file (xlsx)' }));
  expect(await screen.findByText('Saved as saved.csv')).toBeVisible();
  await waitFor(() =>
    expect(standIn().asked(statisticsFile).at(-1)?.query).toMatchObject({ date: 'today', format: 'xlsx', output: '1' }),
  );
});
