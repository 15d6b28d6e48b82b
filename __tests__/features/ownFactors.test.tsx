import { FirstFactorDialog } from '@/features/shell/account/factors/FirstFactorDialog';
import { OwnFactorsDialog } from '@/features/shell/account/factors/OwnFactorsDialog';
import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const LIST = '/prod/login/ownFactors';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['AAAA-1111-2222-3333', 'BBBB-1111-2222-3333'];

const NONE: OwnFactors = { factors: [], recoveryCodesLeft: 0, requiredFrom: null };
const PHONE: OwnFactors = {
  factors: [{ id: '7', kind: 'totp', name: 'Phone', createdAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null }],
  recoveryCodesLeft: 9,
  requiredFrom: '2026-12-01',
};

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());

/** Serves the calls of the account, and records the bodies that were sent. */
function serve(first: OwnFactors) {
  let own = first;
  const sent: Record<string, unknown>[] = [];
  const on = (path: string, answer: unknown, next?: OwnFactors): void =>
    server.on(`${LIST}${path}`, (reply, seen) => {
      sent.push(JSON.parse(seen.body || '{}') as Record<string, unknown>);
      own = next ?? own;
      getEnvelope('00', answer)(reply, seen);
    });
  server.on(LIST, (reply, seen) => getEnvelope('00', own)(reply, seen));
  on('/totp', { id: '7', secret: SECRET, uri: `otpauth://totp/Saldo:ana?secret=${SECRET}` });
  on('/totp/confirm', { recoveryCodes: CODES }, PHONE);
  on('/rename', null, { ...PHONE, factors: PHONE.factors.map((factor) => ({ ...factor, name: 'Old phone' })) });
  on('/remove', null, NONE);
  on('/recoveryCodes', { recoveryCodes: CODES }, PHONE);
  return sent;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The question over the dialog; antd gives every dialog of a test the same id, so not by its name. */
async function question(text: string) {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error('no dialog');
  return within(dialog);
}

test('ID-02 an app is set up: name, secret, first code, recovery codes; the store has none of the secrets', async () => {
  const sent = serve(NONE);
  const { store } = draw(<OwnFactorsDialog onClose={jest.fn()} />);
  const states: unknown[] = [];
  store.subscribe(() => states.push(store.getState()));
  await screen.findByText('You have not set up a second factor.');
  await press('Add authenticator app');
  await press('Continue');
  expect(await screen.findByText(SECRET)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code that the app shows'), '12');
  await press('Activate');
  expect(await screen.findByText('The code has 6 digits')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code that the app shows'), '3 456');
  await press('Activate');
  expect(await screen.findByText(CODES[1] ?? '')).toBeVisible();
  expect(sent).toEqual([{ name: 'Authenticator app' }, { id: '7', code: '123456' }]);
  await press('I have saved the codes');
  expect(await screen.findByText('Phone')).toBeVisible();
  const recorded = JSON.stringify(states);
  for (const secret of [SECRET, '123456', ...CODES]) expect(recorded).not.toContain(secret);
});

test('ID-02 a wrong first code is reported at its field', async () => {
  serve(NONE);
  server.on(`${LIST}/totp/confirm`, getEnvelope('132', null, 'The code is wrong'));
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  await press('Add authenticator app');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Code that the app shows'), '123456');
  await press('Activate');
  expect(await screen.findByText('The code is wrong')).toBeVisible();
});

test('ID-02 a factor is renamed, removed after a question, and the day of the requirement is shown', async () => {
  const sent = serve(PHONE);
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  expect(await screen.findByText('Your institution requires a second factor from 1 Dec 2026.')).toBeVisible();
  expect(screen.getByText('9 recovery codes left')).toBeVisible();
  await press('Rename Phone');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Old phone');
  await press('Save');
  expect(await screen.findByText('Old phone')).toBeVisible();
  await press('Remove Old phone');
  const asked = await question('Remove Old phone?');
  expect(asked.getByText(/your password alone is enough/u)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have not set up a second factor.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '7', name: 'Old phone' }, { id: '7' }]);
});

test('ID-02 new recovery codes are shown once, after a question', async () => {
  serve(PHONE);
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  await press('Create new codes');
  const asked = await question('Create new recovery codes?');
  await userEvent.click(asked.getByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  await press('I have saved the codes');
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument());
});

test('ID-02 the list says why it failed, and tries again', async () => {
  server.on(LIST, getEnvelope('99', null, 'Out of order'));
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  expect(await screen.findByText('Out of order')).toBeVisible();
  serve(NONE);
  await press('Try again');
  expect(await screen.findByText('You have not set up a second factor.')).toBeVisible();
});

test('ID-02 a required factor is set up before anything else; logging out is the only other way', async () => {
  serve(NONE);
  const [onDone, onLogout] = [jest.fn(), jest.fn()];
  draw(<FirstFactorDialog onDone={onDone} onLogout={onLogout} />);
  expect(await screen.findByText(/Set one up to continue/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /close/iu })).not.toBeInTheDocument();
  await press('Log out');
  expect(onLogout).toHaveBeenCalledTimes(1);
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Code that the app shows'), '123456');
  await press('Activate');
  expect(onDone).not.toHaveBeenCalled();
  await press('I have saved the codes');
  expect(onDone).toHaveBeenCalledTimes(1);
});
