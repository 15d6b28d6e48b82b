import { singleSignOnConfigCalls } from '@/contract/calls/management/singleSignOnConfigCalls';
import type { SingleSignOnInfo } from '@/contract/entities/management/singleSignOn';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ADMIN, AUDITOR, button, open, press, standIn, write } from '../../support/features/screenRig';

const { info, update, test: testCall } = singleSignOnConfigCalls;

const CONFIG = {
  mode: 'both',
  issuer: 'https://idp.example/tenant',
  clientId: 'saldo',
  usernameClaim: 'preferred_username',
  linksByUsername: true,
  requiresFaceCheck: true,
  provisions: false,
  maximumRole: 'member',
  mappingClaim: 'groups',
  mappings: [],
} satisfies SingleSignOnInfo['config'];

const SHOWN: SingleSignOnInfo = {
  config: CONFIG,
  hasSecret: true,
  linkedUsers: 3,
  canDisablePassword: false,
  addresses: { redirect: 'https://saldo.example/login-return', backChannelLogout: 'https://saldo.example/logout' },
  lastChange: null,
};

const PASSED = { outcome: 'passed', reason: null } as const;

test('ID-01 the provider is shown without its secret, and a save without a new one sends none', async () => {
  standIn().on(info, SHOWN);
  standIn().on(update, null);
  open('/system?tab=singleSignOn', ADMIN);
  expect(await screen.findByDisplayValue('https://idp.example/tenant')).toBeVisible();
  expect(screen.getByLabelText('Client secret')).toHaveValue('');
  expect(screen.getByText('https://saldo.example/login-return')).toBeVisible();
  expect(screen.getByText('3 users are linked to an account')).toBeVisible();
  await write('Client ID', 'saldo-2');
  await press('Save');
  await waitFor(() => expect(standIn().asked(update)[0]?.body).toEqual({ ...CONFIG, clientId: 'saldo-2' }));
});

test('ID-01 a new secret is sent once, and a refused save keeps what was typed', async () => {
  standIn().on(info, SHOWN);
  standIn().refuse(update, 'Out of order');
  open('/system?tab=singleSignOn', ADMIN);
  await write('Client secret', 'new-secret');
  await press('Save');
  await waitFor(() => expect(standIn().asked(update)[0]?.body).toEqual({ ...CONFIG, clientSecret: 'new-secret' }));
  expect(screen.getByLabelText('Client secret')).toHaveValue('new-secret');
});

test('ID-01 the test of the connection says in words what is wrong, and saves nothing', async () => {
  standIn().on(info, SHOWN);
  standIn().on(testCall, {
    steps: [
      { step: 'metadata', ...PASSED },
      { step: 'client', outcome: 'failed', reason: 'ssoClient' },
      { step: 'keys', outcome: 'skipped', reason: null },
    ],
  });
  open('/system?tab=singleSignOn', ADMIN);
  await press('Test this connection');
  expect(await screen.findByText('Company sign-in: client not accepted')).toBeVisible();
  expect(screen.getByText("The provider answers at the issuer's address")).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
  expect(standIn().asked(update)).toHaveLength(0);
});

test('ID-01 values are mapped to roles; an empty value cannot be saved', async () => {
  standIn().on(info, SHOWN);
  standIn().on(update, null);
  open('/system?tab=singleSignOn', ADMIN);
  await press('Add value');
  expect(await button('Save')).toBeDisabled();
  await write('Value of the claim', 'collections');
  await press('Save');
  const mappings = [{ value: 'collections', role: 'member', groupId: null, queueId: null }];
  await waitFor(() => expect(standIn().asked(update)[0]?.body).toEqual({ ...CONFIG, mappings }));
});

test('ID-01 a failed load can be repeated; an auditor can read and change nothing', async () => {
  standIn().refuse(info, 'Out of order');
  open('/system?tab=singleSignOn', AUDITOR);
  await screen.findAllByText('Out of order');
  standIn().on(info, SHOWN);
  fireEvent.click(await screen.findByRole('button', { name: /Retry|Try again/u }));
  expect(await screen.findByDisplayValue('saldo')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Test this connection' })).toBeDisabled();
});
