import { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import { permissionCalls } from '@/contract/calls/permissionCalls';
import { taskViewCalls } from '@/contract/calls/taskViewCalls';
import { screen, waitFor } from '@testing-library/react';

import { ADMIN, open, press, standIn } from '../../support/features/screenRig';

const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

async function saveAs(kind: string): Promise<void> {
  await press('Export');
  await press(kind);
}

test('SY-01 AP-06 the changes of the configuration show the kept columns, and are saved as a file of the setting that is looked at', async () => {
  const change = { id: '1', key: 'board', before: 'refreshSeconds: 60', after: 'refreshSeconds: 90' };
  const row = { ...change, userName: 'Ana', time: '2026-03-11T00:30:00Z' };
  standIn().on(manageConfigCalls.changes, { result: [row], totalCount: 1 });
  standIn().on(taskViewCalls.specialColumn, ['after', 'what']);
  open('/system?tab=history&key=board', ADMIN);
  await screen.findByText('Ask again for the figures: 90');
  expect(headings()).toEqual(['After', 'Setting']);
  await saveAs('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(manageConfigCalls.changesFile)).toHaveLength(1));
  expect(standIn().asked(manageConfigCalls.changesFile)[0]?.query).toEqual({ key: 'board', format: 'xlsx' });
});

test('RO-01 AP-06 the changes of permissions say what was done to which permission, and are saved as a file', async () => {
  const change = { id: '1', actorName: 'Ana', role: 'leader', userName: null, permission: 'cases.read', allowed: null };
  standIn().on(permissionCalls.history, {
    result: [{ ...change, time: '2026-03-11T00:30:00Z' }],
    totalCount: 1,
  });
  standIn().on(taskViewCalls.specialColumn, null);
  open('/system?tab=permissions&view=history', ADMIN);
  await screen.findByText('Back to standard');
  expect(headings()).toEqual(['When', 'By', 'For', 'Change', 'Permission']);
  await saveAs('CSV file');
  await waitFor(() => expect(standIn().asked(permissionCalls.historyFile)).toHaveLength(1));
  expect(standIn().asked(permissionCalls.historyFile)[0]?.query).toEqual({ format: 'csv' });
});
