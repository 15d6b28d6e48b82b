import { lawCalls } from '@/contract/calls/management/lawCalls';
import { lawReplayCalls } from '@/contract/calls/management/lawReplayCalls';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { RESULT_CODES } from '@/contract/resultCodes';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const settings: LawSettings = {
  packs: ['MX'],
  mode: 'shadow',
  reviews: [],
  own: {
    version: 2,
    rules: [{ kind: 'cap', channels: ['call'], limit: 2, period: 'day', counts: 'attempt' }],
  },
  lastChange: null,
};
const added = { kind: 'window', channels: ['call'], days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

test('LC-02 own rules are read in words with their version; an auditor changes none', async () => {
  standIn().on(lawCalls.settings, settings);
  open('/system?tab=law&view=own', AUDITOR);
  expect(await screen.findByText('Own rules (version 2)')).toBeVisible();
  expect(
    screen.getByText(/At most 2 contacts a day, per person\. Counted once it rang or was left\. Applies to: Call/u),
  ).toBeVisible();
  expect(screen.queryByText('Add the rule')).toBeNull();
});

test('LC-02 a rule is added, tried on the last seven days, and saved; the same twice is refused in words', async () => {
  standIn().on(lawCalls.settings, settings);
  standIn().on(lawCalls.own, null);
  const replay = { id: '9', state: 'done', contacts: 40, refused: 7 } as LawReplay;
  standIn().on(lawReplayCalls.start, { ...EMPTY, ...replay });
  standIn().on(lawReplayCalls.listing, [{ ...EMPTY, ...replay }]);
  open('/system?tab=law&view=own', ADMIN);
  await press('Add the rule');
  expect(await screen.findByText(/Only in these hours: Monday to Friday 09:00–18:00\./u)).toBeVisible();
  await press('Try on the last 7 days');
  await waitFor(() =>
    expect(standIn().asked(lawReplayCalls.start)[0]?.body).toMatchObject({ own: [...settings.own.rules, added] }),
  );
  expect(await screen.findByText(/would have refused 7 of 40 contacts/u)).toBeVisible();
  expect(standIn().asked(lawCalls.own)).toHaveLength(0);
  await press('Add the rule');
  expect(await screen.findByText(/One of the rules would change nothing/u)).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: /Remove: Only in these hours/u })[1] as HTMLElement);
  await press('Save');
  await waitFor(() =>
    expect(standIn().asked(lawCalls.own)[0]?.body).toEqual({ rules: [...settings.own.rules, added] }),
  );
});

test('LC-02 LC-08 to leave a rule out may wait for another administrator, and says so', async () => {
  standIn().on(lawCalls.settings, { ...settings, mode: 'enforce' });
  const told = { approvalId: '3', expiresTime: '2026-03-11T18:00:00.000Z' };
  standIn().refuseTelling(lawCalls.own, RESULT_CODES.secondPerson.code, told);
  open('/system?tab=law&view=own', ADMIN);
  fireEvent.click(await screen.findByRole('button', { name: /Remove: At most 2/u }));
  await press('Save');
  expect(await screen.findByText("Loosening waits for another administrator's approval")).toBeVisible();
});

const EMPTY: LawReplay = {
  id: '1',
  from: '2026-03-02',
  to: '2026-03-06',
  packs: ['OWN@3'],
  asInForce: true,
  own: null,
  state: 'done',
  done: 1,
  borrowers: 1,
  contacts: 0,
  refused: 0,
  doubted: 0,
  userName: 'Ana',
  createdTime: '2026-03-10T10:00:00.000Z',
  finishedTime: null,
};
