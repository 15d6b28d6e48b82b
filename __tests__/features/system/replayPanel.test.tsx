import { lawReplayCalls } from '@/contract/calls/management/lawReplayCalls';
import { msgAdminCalls } from '@/contract/calls/management/msgAdminCalls';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listStates, said } from '../../support/features/listStates';
import { ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { listing, start, cancel, findings, findingsFile } = lawReplayCalls;
const { specialColumn, saveSpecialColumn } = taskViewCalls;

const replay: LawReplay = {
  id: '7',
  from: '2026-03-02',
  to: '2026-03-06',
  packs: ['MX@2014-10-08'],
  asInForce: true,
  own: null,
  state: 'done',
  done: 40,
  borrowers: 40,
  contacts: 900,
  refused: 12,
  doubted: 3,
  userName: 'Ana',
  createdTime: '2026-03-10T10:00:00.000Z',
  finishedTime: '2026-03-10T10:01:00.000Z',
};
const found: ReplayFinding = {
  day: '2026-03-02',
  pack: 'MX@2014-10-08',
  rule: 'mx.hours',
  effect: 'deny',
  article: 'Cuarta',
  source: 'Disposiciones',
  agentId: '5',
  agentName: 'Luis Rey',
  username: 'luis',
  count: 12,
  examples: [
    { kind: 'call', taskId: '3', loanId: 'L3', time: '2026-03-02T05:00:00.000Z', until: '2026-03-02T13:00:00.000Z' },
  ],
};
/** The list is refetched while a run is in progress. */
const AFTER_POLL = { timeout: 20_000 };

const one = { result: [found], totalCount: 1 };

test('LC-07 GE-03 what could not be loaded says why, and is there at the next try', async () => {
  standIn().refuse(listing, 'Out of order');
  open('/system?tab=lawReplay', ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(listing, []);
  await press('Try again');
  expect(await screen.findByText('Nothing has been checked yet')).toBeVisible();
});

test('LC-07 an auditor has contacts checked by a pack of the future, and stops it', async () => {
  standIn().on(listing, []);
  standIn().on(start, replay);
  open('/system?tab=lawReplay', AUDITOR);
  const packs = await screen.findByLabelText('By which rules');
  fireEvent.mouseDown(packs);
  fireEvent.change(packs, { target: { value: 'India' } });
  fireEvent.click(await screen.findByText(/India \(IN\) 2026.*Not in force yet/u));
  await press('Check');
  await waitFor(() =>
    expect(standIn().asked(start)[0]?.body).toMatchObject({ pack: expect.stringMatching(/^IN@2026/u) }),
  );
  standIn().on(cancel, null);
  standIn().on(listing, [{ ...replay, state: 'running', done: 10 }]);
  standIn().on(findings, { result: [], totalCount: 0 });
  await press('Check');
  expect(await screen.findByText('10 of 40 borrowers')).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(standIn().asked(cancel)[0]?.body).toEqual({ id: '7' }));
});

test('LC-07 what was found is read by rule with its words and article, by agent, by day, and with its contacts', async () => {
  standIn().on(listing, [replay]);
  standIn().on(findings, one);
  open('/system?tab=lawReplay', AUDITOR);
  expect(await screen.findByText('900 contacts: 12 refused by a rule, 3 with a warning')).toBeVisible();
  expect(screen.getByText(/^2 Mar 2026 to 6 Mar 2026 · /u)).toBeVisible();
  expect(await screen.findByText(/Only in these hours: Every day 07:00–22:00\./u)).toBeVisible();
  expect(screen.getByText(/MX@2014-10-08, Cuarta/u)).toBeVisible();
  fireEvent.click(screen.getByText('Details'));
  await waitFor(() => expect(standIn().asked(findings).at(-1)?.query).toMatchObject({ by: 'each' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Expand row' }));
  expect(await screen.findByRole('link', { name: 'L3' })).toBeVisible();
  expect(screen.queryByText('Draft an announcement')).toBeNull();
});

const headings = () =>
  within(screen.getByLabelText('What was found', { selector: 'section[aria-busy]' }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

test('LC-07 AP-03 AP-06 each way of putting findings together keeps its own columns, and is saved as it is looked at', async () => {
  standIn().on(listing, [replay]);
  standIn().on(findings, one);
  standIn().on(specialColumn, ({ query }) => (query['list'] === 'findings' ? ['count', 'username', 'rule'] : null));
  open('/system?tab=lawReplay', AUDITOR);
  await screen.findByText(/Only in these hours/u);
  expect(headings()).toEqual(['Rule', 'Contacts']);
  fireEvent.click(screen.getByText('Agent'));
  await screen.findByText('Luis Rey');
  expect(headings()).toEqual(['Agent', 'Contacts']);
  await press('Columns');
  fireEvent.click(screen.getByLabelText('Username', { selector: 'input[type=checkbox]' }));
  await press('Apply');
  await waitFor(() => expect(standIn().asked(saveSpecialColumn)).toHaveLength(1));
  expect(standIn().asked(saveSpecialColumn)[0]?.body).toMatchObject({ list: 'findingsByAgent' });
  fireEvent.click(screen.getByText('Details'));
  await screen.findByText('luis');
  expect(headings().filter((title) => title !== '')).toEqual(['Contacts', 'Username', 'Rule']);
  await press('Export');
  await press('Excel file (xlsx)');
  await waitFor(() => expect(standIn().asked(findingsFile)).toHaveLength(1));
  expect(standIn().asked(findingsFile)[0]?.query).toEqual({ id: '7', by: 'each', format: 'xlsx' });
});

test('LC-07 the findings are fetched again when the run ends, also of a tab that was left before', async () => {
  standIn().on(listing, [{ ...replay, state: 'running', done: 10 }]);
  standIn().on(findings, { result: [], totalCount: 0 });
  open('/system?tab=lawReplay', AUDITOR);
  await screen.findByText('Nothing found so far');
  fireEvent.click(screen.getByText('Agent'));
  await waitFor(() => expect(standIn().asked(findings).at(-1)?.query).toMatchObject({ by: 'agent' }));
  standIn().on(listing, [replay]);
  standIn().on(findings, one);
  expect(await screen.findByText('900 contacts: 12 refused by a rule, 3 with a warning', {}, AFTER_POLL)).toBeVisible();
  expect(await screen.findByText('Luis Rey')).toBeVisible();
  fireEvent.click(screen.getByText('Rule'));
  expect(await screen.findByText(/Only in these hours/u)).toBeVisible();
});

test('LC-07 a result with refused contacts is never shown above a table that says that there are none', async () => {
  standIn().on(listing, [replay]);
  standIn().on(findings, { result: [], totalCount: 0 });
  open('/system?tab=lawReplay', AUDITOR);
  expect(await screen.findByText('Nothing found so far')).toBeVisible();
  expect(screen.queryByText('No contact breaks a rule')).toBeNull();
});

test('LC-07 GE-03 what was found says that it failed, is on its way, and that there is nothing', async () => {
  standIn().on(listing, [{ ...replay, refused: 0, doubted: 0 }]);
  const states = {
    at: '/system?tab=lawReplay',
    user: AUDITOR,
    row: findings,
    label: 'What was found',
    full: one,
    shows: 'Only in these hours',
    none: { result: [], totalCount: 0 },
    says: 'No contact breaks a rule',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('LC-07 an announcement is prefilled from the findings, and is not sent automatically', async () => {
  standIn().on(listing, [replay]);
  standIn().on(findings, one);
  open('/system?tab=lawReplay', ADMIN);
  fireEvent.click(await screen.findByText('Agent'));
  await press('Draft an announcement');
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByDisplayValue('Luis Rey')).toBeVisible();
  expect(within(drawer).getAllByDisplayValue(/12 contacts against the rules of this institution/u)[0]).toBeVisible();
  expect(within(drawer).getByRole('button', { name: /Publish/u })).toBeDisabled();
  expect(standIn().asked(msgAdminCalls.addMsg)).toHaveLength(0);
});
