import { callFailed } from '@/api/client/apiEvents';
import { secondFactorSet, sessionOpened, sessionSlice } from '@/app/session/sessionSlice';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../support/contractServer';
import { getWords } from '../support/journeys/journeyWords';
import { ADMIN, AUDITOR, open, press, standIn } from '../support/features/screenRig';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const { info, removeFactors } = manageUserCalls;

test('ID-02 a day that comes during the session leads to the setup, which ends with the first factor', () => {
  const { reducer } = sessionSlice;
  const signedIn = reducer(undefined, sessionOpened({ user: ADMIN, showAnnouncement: false }));
  const failure = { kind: 'refused', code: RESULT_CODES.secondFactorFirst.code, message: 'Set one up' } as const;
  const refused = reducer(signedIn, callFailed({ path: 'task/listing', failure, byHand: false }));
  expect(refused.user?.secondFactorFirst).toBe(true);
  expect(reducer(refused, secondFactorSet()).user?.secondFactorFirst).toBe(false);
  const other = { ...failure, code: RESULT_CODES.notAllowed.code };
  expect(reducer(signedIn, callFailed({ path: 'x', failure: other, byHand: true }))).toEqual(signedIn);
});

const SIGN_IN = getWords('en')['users.tab.security'] ?? '';
const person = { ...sampleAnswer(info), id: '42', name: 'Prueba Uno', role: 'member', status: 'enabled' };

test("ID-02 an administrator removes a user's second factors after a question; others see only their number", async () => {
  standIn().on(info, { ...person, secondFactors: 2 });
  open('/user/42', AUDITOR);
  fireEvent.click(await screen.findByRole('tab', { name: SIGN_IN }));
  expect(await screen.findByText('2 set up', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument();
  open('/user/42', ADMIN);
  fireEvent.click(await screen.findByRole('tab', { name: SIGN_IN }));
  await press('Remove second factor');
  const title = await screen.findByText('Remove the second factor of Prueba Uno?');
  const dialog = title.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error('no dialog');
  within(dialog).getByRole('button', { name: 'Remove second factor' }).click();
  await waitFor(() => expect(standIn().asked(removeFactors)[0]?.body).toEqual({ id: '42' }));
});
