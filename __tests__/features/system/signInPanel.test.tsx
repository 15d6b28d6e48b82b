import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { info, updateLoginType } = manageConfigCalls;
const never = { member: null, leader: null, admin: null, auditor: null };
const sample = sampleAnswer(info);
const config = {
  ...sample.config,
  passkey: false,
  username: true,
  email: true,
  secondFactorFrom: { ...never, admin: '2026-12-01' },
};

beforeEach(() => standIn().on(info, { ...sample, signedInBy: 'username', config }));

const day = (role: string) =>
  screen.findByLabelText<HTMLInputElement>(role, { selector: 'input[placeholder="Never"]' });

test('ID-02 the day from which a role needs a second factor is shown, set, and saved with the other settings', async () => {
  standIn().on(updateLoginType, null);
  open('/system?tab=signIn', ADMIN);
  expect((await day('Institution administrator')).value).not.toBe('');
  const member = await day('Member');
  fireEvent.change(member, { target: { value: '2027-01-15' } });
  fireEvent.keyDown(member, { key: 'Enter', keyCode: 13 });
  fireEvent.blur(member);
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateLoginType)).toHaveLength(1));
  expect(standIn().asked(updateLoginType)[0]?.body).toEqual({
    ...config,
    secondFactorFrom: { ...never, admin: '2026-12-01', member: '2027-01-15' },
  });
});

test('ID-02 who may not change the settings reads the days', async () => {
  open('/system?tab=signIn', AUDITOR);
  expect(await screen.findByText('2026-12-01')).toBeVisible();
  expect(screen.getAllByText('Never')).toHaveLength(3);
});

test('ID-02 a passkey instead of password and captcha is allowed with the other settings', async () => {
  standIn().on(updateLoginType, null);
  open('/system?tab=signIn', ADMIN);
  const box = await screen.findByLabelText('Sign in with a passkey instead of password and captcha');
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateLoginType)).toHaveLength(1));
  expect(standIn().asked(updateLoginType)[0]?.body).toEqual({ ...config, passkey: true });
});

test('ID-03 US-01 the rule for the cases of leavers is chosen with the other settings', async () => {
  standIn().on(updateLoginType, null);
  open('/system?tab=signIn', ADMIN);
  expect(await screen.findByLabelText('Stay with the user')).toBeChecked();
  fireEvent.click(screen.getByLabelText('Back to their queues'));
  await press('Save');
  await waitFor(() => expect(standIn().asked(updateLoginType)).toHaveLength(1));
  expect(standIn().asked(updateLoginType)[0]?.body).toEqual({ ...config, leaverCases: 'queue' });
});
