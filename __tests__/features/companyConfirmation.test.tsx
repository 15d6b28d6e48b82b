import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';
import { leaveForConfirmation, takeConfirmationScreen } from '@/browser/session/companyConfirmation';
import { loginVault } from '@/browser/session/vault';
import { LazyCompanyConfirmation } from '@/app/shell/lazyShellParts';
import { RESULT_CODES } from '@/contract/resultCodes';
import { configure, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../support/contractServer';
import { ADMIN, open, press, standIn, write } from '../support/features/screenRig';

// The dialog is fetched when it is first needed: slow on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const { startCompanyConfirmation, finishCompanyConfirmation } = ownAccountCalls;
const { whiteList, whiteListUpdate, whiteListCheck } = loginLimitCalls;
const COMPANY_ADMIN = { ...ADMIN, confirmsAtCompany: true, hasPassword: true };
const ANSWER = { state: 'the-state', code: 'the-code' };

/** Saves a change on a server that wants a confirmation first. */
async function saveGuarded(user = COMPANY_ADMIN): Promise<void> {
  standIn().on(whiteList, { ...sampleAnswer(whiteList), whiteList: '', systemWhiteList: '', yourAddress: '10.0.0.7' });
  const check = { ...sampleAnswer(whiteListCheck), wrong: [], includesYou: true, online: 1, outside: [] };
  standIn().on(whiteListCheck, check);
  standIn().refuse(whiteListUpdate, 'Confirm first', RESULT_CODES.confirmFirst.code);
  open('/system?tab=whitelist', user);
  await write(/addresses/iu, '10.0.0.7');
  await screen.findByText('Not saved yet');
  await press('Save');
  await screen.findByText('Confirm your identity');
}

test('ID-01 7.5.1 a user of the company sign-in signs in there again, and is told that the entries are lost', async () => {
  await saveGuarded();
  expect(screen.getByText(/Entries that are not saved are lost/u)).toBeVisible();
  expect(screen.queryByLabelText('Your password', { selector: 'input' })).toBeNull();
  standIn().refuse(startCompanyConfirmation, 'Cannot be reached', '147');
  await press('Sign in again with your company');
  await waitFor(() => expect(standIn().asked(startCompanyConfirmation)).toHaveLength(1));
  // A failed start leaves the dialog and the form.
  expect(screen.getByText('Confirm your identity')).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText('Confirm your identity')).not.toBeInTheDocument());
  expect(screen.getByDisplayValue('10.0.0.7')).toBeVisible();
  expect(standIn().asked(whiteListUpdate)).toHaveLength(1);
});

test('ID-01 7.5.1 a user who has a password as well can confirm with it', async () => {
  await saveGuarded();
  await press('Use my password');
  expect(await screen.findByLabelText('Your password', { selector: 'input' })).toBeVisible();
});

test('ID-01 7.5.1 a user without a password is not offered to confirm with one', async () => {
  await saveGuarded({ ...COMPANY_ADMIN, hasPassword: false });
  expect(screen.queryByRole('button', { name: 'Use my password' })).toBeNull();
});

test('ID-01 7.5.1 the answer is sent once, from the vault, and the user is told to repeat the change', async () => {
  loginVault.put('confirmationAnswer', ANSWER);
  standIn().on(finishCompanyConfirmation, null);
  open('/system?tab=whitelist', COMPANY_ADMIN, <LazyCompanyConfirmation />);
  expect(await screen.findByText('Identity confirmed')).toBeVisible();
  expect(standIn().asked(finishCompanyConfirmation)).toMatchObject([{ body: ANSWER }]);
  expect(loginVault.peek('confirmationAnswer')).toBeUndefined();
  await press('Continue');
  await waitFor(() => expect(screen.queryByText('Identity confirmed')).not.toBeInTheDocument());
});

test('ID-01 7.5.1 only the answer with the state of this tab leads back to its screen, once', () => {
  sessionStorage.setItem('companyConfirmation', JSON.stringify({ state: 'one', screen: '#/system?tab=whitelist' }));
  expect(takeConfirmationScreen('another')).toBeUndefined();
  expect(takeConfirmationScreen('one')).toBe('#/system?tab=whitelist');
  expect(takeConfirmationScreen('one')).toBeUndefined();
  sessionStorage.setItem('companyConfirmation', '{broken');
  expect(takeConfirmationScreen('one')).toBeUndefined();
  sessionStorage.removeItem('companyConfirmation');
  leaveForConfirmation('javascript:alert(1)//?state=one');
  expect(sessionStorage.getItem('companyConfirmation')).toBeNull();
});
