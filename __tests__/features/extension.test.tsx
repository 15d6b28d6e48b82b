import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { ExtensionDialog } from '@/features/caseDetail/repayment/extension/ExtensionDialog';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { getDayInZone } from '@/ui/dates/institutionDay';
import { configure, fireEvent, screen } from '@testing-library/react';

import { AGENT } from '../support/api/apiRig';
import { LOAN_ITEM } from '../support/features/deductRig';
import { draw, shellServer } from '../support/features/shellRig';
import type { ForeignServer } from '../support/api/foreignServer';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(async () => {
  await server.close();
});

/** Returns a day by the server's clock, which the app uses, in the institution's zone. */
function dayAfter(days: number): string {
  const today = getDayInZone(Date.now(), 'America/Mexico_City');
  const day = new Date(Date.parse(today) + days * 86_400_000);
  return day.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

const show = () =>
  draw(
    <CurrentUserContext
      value={{
        ...AGENT,
        role: 'leader',
        permissions: [taskWorkCalls.manualDelay.who],
        timeZone: 'America/Mexico_City',
      }}
    >
      <ExtensionDialog loanItem={LOAN_ITEM} onClose={() => undefined} />
    </CurrentUserContext>,
  );

test('MI-07 without a reason there is no question; with one it says from which day to which, counted from today', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('Days'), { target: { value: '3' } });
  fireEvent.click(screen.getByText('Continue'));
  expect(await screen.findByText('Write why it is extended')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'asked for three days' } });
  fireEvent.click(screen.getByText('Continue'));
  expect(await screen.findByText(/comes back by itself/u)).toHaveTextContent(
    `The due date of Ana López moves from 1 Oct 2026 to ${dayAfter(3)}: 3 days from today.`,
  );
});
