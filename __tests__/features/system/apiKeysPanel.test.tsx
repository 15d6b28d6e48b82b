import { apiKeyCalls } from '@/contract/calls/management/apiKeyCalls';
import type { ApiKey } from '@/contract/entities/management/apiKey';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn, write } from '../../support/features/screenRig';

const { listing, create, revoke } = apiKeyCalls;

const KEY = `saldo_${'k'.repeat(43)}`;
const warehouse: ApiKey = {
  id: '1',
  name: 'Warehouse',
  scopes: ['cases.read', 'queues.read'],
  state: 'active',
  createdBy: 'Ana López',
  createdTime: '2026-03-01T12:00:00Z',
  expiresTime: '2026-06-01T12:00:00Z',
  lastUsedTime: null,
  revokedBy: null,
  revokedTime: null,
};
const former: ApiKey = {
  ...warehouse,
  id: '2',
  name: 'Old export',
  state: 'revoked',
  revokedBy: 'Beto Ruiz',
  revokedTime: '2026-03-02T12:00:00Z',
};

const at = '/system?tab=apiKeys';
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name, { selector: 'td' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

test('ID-04 GE-03 keys that could not be loaded say why, appear at the next try, and an institution without any says so', async () => {
  standIn().refuse(listing, 'Out of order');
  open(at, ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(listing, [warehouse, former]);
  await press('Try again');
  const row = within(await rowOf('Warehouse'));
  expect(row.getByText('See cases, See queues', { exact: false })).toBeVisible();
  expect(row.getByText('Never')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
  expect(within(await rowOf('Old export')).getByText('Revoked')).toBeVisible();
  expect(within(await rowOf('Old export')).queryByText('Revoke')).toBeNull();
  standIn().on(listing, []);
  open(at, ADMIN);
  expect(await screen.findByText('There are no API keys yet.')).toBeVisible();
});

test('ID-04 SE-06 a new key needs a name and a scope, is shown once, and a refused one does not lose the input', async () => {
  standIn().on(listing, []);
  standIn().refuse(create, 'Out of order');
  open(at, ADMIN);
  await press('New API key');
  const drawer = within(await screen.findByRole('dialog'));
  const submit = drawer.getByText('Create key').closest('button');
  await write('Name', 'Warehouse');
  expect(submit).toBeDisabled();
  expect(drawer.queryByLabelText('Dial from the case')).toBeNull();
  fireEvent.click(drawer.getByLabelText('See cases'));
  expect(submit).toBeEnabled();
  await press('Create key');
  await waitFor(() => expect(standIn().asked(create)).toHaveLength(1));
  expect(drawer.getByLabelText('Name')).toHaveValue('Warehouse');
  standIn().on(create, { id: '1', key: KEY });
  await waitFor(() => expect(submit).toBeEnabled());
  await press('Create key');
  expect(await screen.findByText(KEY)).toBeVisible();
  expect(standIn().asked(create).at(-1)?.body).toEqual({ name: 'Warehouse', scopes: ['cases.read'], validDays: 90 });
  await press('I have saved the key');
  await waitFor(() => expect(screen.queryByText(KEY)).toBeNull());
});

test('ID-04 SE-06 a key is revoked only after a confirmation', async () => {
  standIn().on(listing, [warehouse]);
  standIn().on(revoke, null);
  open(at, ADMIN);
  fireEvent.click(within(await rowOf('Warehouse')).getByLabelText('Revoke Warehouse'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(standIn().asked(revoke)).toHaveLength(0);
  fireEvent.click(dialog.getByText('Revoke', { selector: 'button, button *' }));
  await waitFor(() => expect(standIn().asked(revoke)).toHaveLength(1));
});

test('ID-04 RO-01 an auditor reads the keys and changes none', async () => {
  standIn().on(listing, [warehouse]);
  open(at, AUDITOR);
  await rowOf('Warehouse');
  expect(screen.queryByText('New API key')).toBeNull();
  expect(screen.queryByLabelText('Revoke Warehouse')).toBeNull();
});
