import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, open, press, standIn } from '../../support/features/screenRig';

const { list, manyOperations, manyPasswords, manyPutAway, manyUndo } = manageUserCalls;
const sample = sampleAnswer(list);
const until = '2026-03-12T15:30:00.000Z';
const operation = {
  id: '7',
  act: 'resetPassword',
  state: 'done',
  total: 3,
  done: 3,
  changed: 3,
  createdTime: '2026-03-11T15:30:00.000Z',
  isUndo: false,
  canUndo: false,
  passwords: { count: 2, until },
};
const download = 'Download 2 one-time passwords';

test('US-01 after a bulk reset, the file of passwords can be saved repeatedly until the displayed time', async () => {
  standIn().on(list, sample);
  standIn().on(manyOperations, [operation]);
  open('/users', ADMIN);
  await press(download);
  expect(await screen.findByText('Saved: saved.csv')).toBeVisible();
  await press(download);
  await waitFor(() =>
    expect(standIn().asked(manyPasswords)).toMatchObject([{ body: { id: '7' } }, { body: { id: '7' } }]),
  );
  expect(screen.getByText(/^Valid until/u)).toHaveTextContent('2026');
  // Dismissing deletes the file, so a confirmation comes first.
  await press('Dismiss');
  expect(await screen.findByText(/^2 passwords have not been used yet/u)).toBeVisible();
  expect(standIn().asked(manyPutAway)).toEqual([]);
});

test('US-01 once all are used, or their time is over, there is nothing to save', async () => {
  standIn().on(list, sample);
  standIn().on(manyOperations, [{ ...operation, passwords: null }]);
  open('/users', ADMIN);
  expect(await screen.findByText('3 passwords created')).toBeVisible();
  expect(screen.queryByText(/^Download/u)).not.toBeInTheDocument();
});

test('US-01 a move of many users can be undone, and its undo says so', async () => {
  const moved = { ...operation, act: 'queue', passwords: null, canUndo: true };
  standIn().on(list, sample);
  standIn().on(manyOperations, [{ ...moved, id: '8', isUndo: true, canUndo: false }, moved]);
  standIn().on(manyUndo, { ...moved, id: '8', state: 'waiting', isUndo: true });
  open('/users', ADMIN);
  expect(await screen.findByText('Undo: Move to queue')).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(standIn().asked(manyUndo)).toMatchObject([{ body: { id: '7' } }]));
});
