import { loginCalls } from '@/contract/calls/users/loginCalls';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';
import { trailCalls } from '@/contract/calls/users/trailCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { configure, screen, waitFor } from '@testing-library/react';
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';

import { sampleAnswer } from '../support/contractServer';
import { ADMIN, AUDITOR, button, open, press, standIn, write } from '../support/features/screenRig';

// The dialog is fetched when it is first needed: slow on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const { whiteList, whiteListUpdate, whiteListCheck } = loginLimitCalls;
const { rsaPublicKey } = loginCalls;
const { confirmPassword } = ownAccountCalls;
const { exportCsv, logins } = trailCalls;
const CONFIRM_FIRST = RESULT_CODES.confirmFirst.code;

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const opened = (sealed: unknown): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(String(sealed), 'base64'),
  ).toString();

const info = { ...sampleAnswer(whiteList), whiteList: '', systemWhiteList: '', yourAddress: '10.0.0.7' };
const check = { ...sampleAnswer(whiteListCheck), wrong: [], includesYou: true, online: 1, outside: [] };

/** The whitelist's form, with a list typed, on a server that wants the password first. */
async function typedList(): Promise<void> {
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  standIn().on(rsaPublicKey, { key });
  standIn().on(whiteList, info);
  standIn().on(whiteListCheck, check);
  standIn().refuse(whiteListUpdate, 'Confirm first', CONFIRM_FIRST);
  open('/system?tab=whitelist', ADMIN);
  await write(/addresses/iu, '10.0.0.7, 10.0.0.8');
  await screen.findByText('Not saved yet');
}

const sent = () => standIn().asked(whiteListUpdate);
const dialog = () => screen.findByLabelText('Your password', { selector: 'input' });
const gone = () => waitFor(() => expect(screen.queryByText('Confirm your password')).not.toBeInTheDocument());

test('SE-06 7.5.1 the own password is requested, and then the call is repeated without a click', async () => {
  await typedList();
  standIn().on(confirmPassword, () => {
    standIn().on(whiteListUpdate, null);
    return null;
  });
  await press('Save');
  await waitFor(async () => expect(await dialog()).toHaveFocus());
  expect(sent()).toHaveLength(1);
  await write('Your password', 'Passw0rd!1');
  await press('Confirm');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  const [confirmed] = standIn().asked(confirmPassword);
  expect(opened(confirmed?.body['password'])).toBe('Passw0rd!1');
  await gone();
});

test('SE-06 7.5.1 after canceling, nothing is sent and the input remains; it can be tried again', async () => {
  await typedList();
  await press('Save');
  await dialog();
  await press('Cancel');
  await gone();
  expect(sent()).toHaveLength(1);
  expect(screen.getByDisplayValue('10.0.0.7, 10.0.0.8')).toBeVisible();
  // While the canceled request is pending, the button is disabled.
  await waitFor(async () => expect(await button('Save')).not.toHaveClass('ant-btn-loading'));
  await press('Save');
  expect(await dialog()).toBeVisible();
});

test('SE-06 7.5.1 a wrong password leaves the dialog open and its field empty; without one nothing is sent', async () => {
  await typedList();
  standIn().refuse(confirmPassword, 'Wrong', '11');
  await press('Save');
  await dialog();
  await press('Confirm');
  expect(await screen.findByText('Enter your password')).toBeVisible();
  await write('Your password', 'not-the-one');
  await press('Confirm');
  await waitFor(async () => expect(await dialog()).toHaveValue(''));
  expect(await screen.findByText('Wrong')).toBeVisible();
  expect(await dialog()).toHaveAttribute('aria-invalid', 'true');
  expect(standIn().asked(confirmPassword)).toHaveLength(1);
  expect(sent()).toHaveLength(1);
});

test('TR-02 7.5.1 an export waits for the password too, and a server that never asks is never answered', async () => {
  standIn().on(logins, { ...sampleAnswer(logins), result: [], totalCount: 0 });
  open('/trail', AUDITOR);
  await press('Export the chain');
  await press('CSV');
  await waitFor(() => expect(standIn().asked(exportCsv)).toHaveLength(1));
  expect(screen.queryByText('Confirm your password')).not.toBeInTheDocument();
  standIn().refuse(exportCsv, 'Confirm first', CONFIRM_FIRST);
  await press('Export the chain');
  await press('CSV');
  await dialog();
  await press('Cancel');
  expect(await screen.findByText('Confirm first')).toBeVisible();
});
