import { FirstFactorDialog } from '@/features/shell/account/factors/FirstFactorDialog';
import { OwnFactorsDialog } from '@/features/shell/account/factors/OwnFactorsDialog';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';
import { standInPasskeys } from '../support/login/standInPasskeys';
import { createSoftAuthenticator } from '../support/server/softAuthenticator';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const OWN = '/prod/login/ownFactors';
const NONE = { factors: [], recoveryCodesLeft: 0, requiredFrom: null };
const CODES = ['AAAA-1111-2222-3333', 'BBBB-1111-2222-3333'];
const CHALLENGE = 'Y2hhbGxlbmdlLW9mLXRoaXMtdGVzdA';
const OPTIONS = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Saldo' },
  user: { id: 'MTo3', name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 240_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
};

let server: ForeignServer;
let browser: ReturnType<typeof standInPasskeys>;
const sent: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  browser = standInPasskeys(createSoftAuthenticator('http://localhost'));
  server.on(OWN, getEnvelope('00', NONE));
  server.on(`${OWN}/passkey`, getEnvelope('00', OPTIONS));
  server.on(`${OWN}/passkey/confirm`, (reply, seen) => {
    sent.push(JSON.parse(seen.body) as Record<string, unknown>);
    getEnvelope('00', { recoveryCodes: CODES })(reply, seen);
  });
});
afterEach(() => browser.remove());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('ID-02 a passkey is added under the name of the device; the store has neither challenge nor answer', async () => {
  const { store } = draw(<OwnFactorsDialog onClose={jest.fn()} />);
  const states: unknown[] = [];
  store.subscribe(() => states.push(store.getState()));
  await press('Add passkey');
  expect(screen.getByLabelText('Name')).toHaveValue('Passkey on Linux');
  await press('Continue');
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  const [{ attestationObject, ...rest } = {}] = sent;
  expect(rest).toMatchObject({ name: 'Passkey on Linux', transports: ['internal'] });
  const recorded = JSON.stringify(states);
  for (const each of [CHALLENGE, attestationObject, ...CODES]) expect(recorded).not.toContain(each);
});

test.each([
  ['NotAllowedError', 'The passkey was not created'],
  ['InvalidStateError', 'This device already has a passkey'],
  ['SecurityError', 'The browser could not create the passkey'],
] as const)('ID-02 after %s the form stays with the reason, and can be sent again', async (answer, reason) => {
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  await press('Add passkey');
  browser.decide(answer);
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(sent).toEqual([]);
  browser.decide('answers');
  await press('Continue');
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
});

test('ID-02 a passkey that the server refuses leaves the form open with its reason', async () => {
  server.on(`${OWN}/passkey/confirm`, getEnvelope('169', null, 'The passkey has already been added'));
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  await press('Add passkey');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey has already been added');
  expect(screen.getByLabelText('Name')).toHaveValue('Passkey on Linux');
});

test('ID-02 a browser without passkeys does not offer them', async () => {
  browser.remove();
  draw(<OwnFactorsDialog onClose={jest.fn()} />);
  await screen.findByRole('button', { name: 'Add authenticator app' });
  expect(screen.queryByText(/passkey/iu)).not.toBeInTheDocument();
});

test('ID-02 a passkey is enough where a second factor is required', async () => {
  const onDone = jest.fn();
  draw(<FirstFactorDialog onDone={onDone} onLogout={jest.fn()} />);
  await press('Add passkey');
  await press('Continue');
  await press('I have saved the codes');
  expect(onDone).toHaveBeenCalledTimes(1);
});
