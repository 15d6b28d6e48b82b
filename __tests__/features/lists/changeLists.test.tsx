import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { permissionCalls } from '@/contract/calls/users/permissionCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { listStates, said } from '../../support/features/listStates';
import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const ROW = { id: '1', time: '2026-03-11T00:30:00Z' };
const SETTING = { ...ROW, key: 'board', before: 'refreshSeconds: 60', after: 'refreshSeconds: 90', userName: 'Ana' };
const PERMISSION = {
  ...ROW,
  actorName: 'Ana',
  role: 'leader',
  userName: null,
  permission: 'cases.read',
  allowed: null,
};
const USER_CHANGE = { ...ROW, kind: 'changed', fields: ['sendSms', 'queueId'], byName: 'Ana' };
const of = <Row,>(row: Row) => ({ result: [row], totalCount: 1 });
const none = { result: [], totalCount: 0 };

const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

async function saveAs(kind: string): Promise<void> {
  await press('Export');
  await press(kind);
}

test('SY-01 AP-06 the changes of the configuration show the stored columns, and are exported as a file of the displayed setting', async () => {
  standIn().on(manageConfigCalls.changes, of(SETTING));
  standIn().on(taskViewCalls.specialColumn, ['after', 'what']);
  open('/system?tab=history&key=board', ADMIN);
  await screen.findByText('Ask again for the figures: 90');
  expect(headings()).toEqual(['After', 'Setting']);
  await saveAs('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(manageConfigCalls.changesFile)).toHaveLength(1));
  expect(standIn().asked(manageConfigCalls.changesFile)[0]?.query).toEqual({ key: 'board', format: 'xlsx' });
});

test('RO-01 AP-06 the changes of permissions say what was done to which permission, and are saved as a file', async () => {
  standIn().on(permissionCalls.history, of(PERMISSION));
  standIn().on(taskViewCalls.specialColumn, null);
  open('/system?tab=permissions&view=history', ADMIN);
  await screen.findByText('Back to standard');
  expect(headings()).toEqual(['When', 'By', 'For', 'Change', 'Permission']);
  await saveAs('CSV file');
  await waitFor(() => expect(standIn().asked(permissionCalls.historyFile)).toHaveLength(1));
  expect(standIn().asked(permissionCalls.historyFile)[0]?.query).toEqual({ format: 'csv' });
});

const lookedAt = () =>
  standIn().on(manageUserCalls.info, { ...sampleAnswer(manageUserCalls.info), id: '42', name: 'Prueba Uno' });

test('US-01 AP-06 the history of a user shows the stored columns, and is exported as a file of this user', async () => {
  lookedAt();
  standIn().on(manageUserCalls.history, { result: [USER_CHANGE], totalCount: 60 });
  standIn().on(taskViewCalls.specialColumn, ['fields', 'kind']);
  open('/user/42?view=history&page=2', ADMIN);
  await screen.findByText('Sending by SMS, Queue');
  expect(headings()).toEqual(['Fields', 'What']);
  expect(standIn().asked(manageUserCalls.history).at(-1)?.query).toEqual({ page: '2' });
  await saveAs('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(manageUserCalls.historyFile)).toHaveLength(1));
  expect(standIn().asked(manageUserCalls.historyFile)[0]).toMatchObject({
    path: '/prod/manage/user/history/42/export',
    query: { format: 'xlsx' },
  });
});

test('SY-01 GE-03 the changes of the configuration say of themselves that they failed, are on their way, and that there are none', async () => {
  const states = {
    at: '/system?tab=history',
    user: AUDITOR,
    row: manageConfigCalls.changes,
    label: 'Changes',
    full: of(SETTING),
    shows: 'Ask again for the figures: 90',
    none,
    says: 'Nothing here',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('RO-01 GE-03 the changes of permissions say the same of themselves', async () => {
  const states = {
    at: '/system?tab=permissions&view=history',
    user: ADMIN,
    row: permissionCalls.history,
    label: 'History',
    full: of(PERMISSION),
    shows: 'Back to standard',
    none,
    says: 'No permission was changed yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('US-01 GE-03 what was done to a user says the same of itself', async () => {
  lookedAt();
  const states = {
    at: '/user/42?view=history',
    user: ADMIN,
    row: manageUserCalls.history,
    label: 'History',
    full: of(USER_CHANGE),
    shows: 'Sending by SMS, Queue',
    none,
    says: 'Nothing has been done yet',
  };
  expect(await listStates(states)).toEqual(said(states));
});
