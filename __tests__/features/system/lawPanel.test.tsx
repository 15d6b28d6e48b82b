import { lawCalls } from '@/contract/calls/management/lawCalls';
import { getCodeValues } from '@/contract/codes/codeTable';
import { LAW_SUBDIVISION } from '@/contract/codes/lawCodes';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatPackName } from '@/contract/law/decideContact';
import { OFFERED_PACKS } from '@/features/system/law/packNames';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { address, ADMIN, AUDITOR, open, press, standIn } from '../../support/features/screenRig';

const { settings, choose, mode, review } = lawCalls;
const usual = {
  packs: ['MX'],
  mode: 'shadow',
  reviews: [],
  own: { version: 0, rules: [] },
  lastChange: null,
} as const satisfies LawSettings;

test('LC-02 GE-03 the packs that could not be loaded say why, and are there at the next try', async () => {
  standIn().refuse(settings, 'Out of order');
  open('/system?tab=law&view=texts', ADMIN);
  await screen.findAllByText('Out of order');
  standIn().on(settings, usual);
  await press('Try again');
  expect((await screen.findAllByText(/Only in these hours: Every day 07:00–22:00\./u))[0]).toBeVisible();
});

test('LC-02 a rule is read with its article, title, date and confidence; no draft is called law', async () => {
  standIn().on(settings, usual);
  open('/system?tab=law&view=texts', ADMIN);
  expect(await screen.findByText(/Only with: Borrower or Co-signer or guarantor/u)).toBeVisible();
  const [article] = screen.getAllByText('Cuarta, VII');
  expect(article?.parentElement).toHaveTextContent(/, Cuarta, VII \(2014-10-07\)\. Several sources agree/u);
  // The article's name is Spanish in every language.
  expect(article).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Draft, not checked')).toBeVisible();
});

test('LC-02 what differs between two versions is marked', async () => {
  standIn().on(settings, usual);
  open('/system?tab=law&pack=CN%402026-01-30&with=CN%402025-02-28', ADMIN);
  const added = (await screen.findAllByText('new')).map((tag) => tag.closest('li'));
  expect(added).toHaveLength(2);
  expect(within(added[0] as HTMLElement).getByText(/At most 6 contacts a day, per number/u)).toBeVisible();
});

test.each(ALL_PACKS.map(formatPackName))('LC-02 every rule of %s is a sentence', async (name) => {
  standIn().on(settings, usual);
  open(`/system?tab=law&pack=${encodeURIComponent(name)}`, ADMIN);
  await screen.findByText('Rules');
  const pack = ALL_PACKS.find((each) => formatPackName(each) === name);
  const articles = (pack?.rules ?? []).map(({ article }) =>
    screen.getAllByText(new RegExp(article.replaceAll(/[()[\].]/gu, '.'), 'u')),
  );
  expect(articles.length).toBe(pack?.rules.length);
  expect(document.body.textContent).not.toMatch(/law\.[a-z]+\b/u);
});

test('LC-02 an administrator chooses the packs that apply', async () => {
  standIn().on(settings, usual);
  standIn().on(choose, null);
  open('/system?tab=law&view=packs', ADMIN);
  fireEvent.click(await screen.findByLabelText('United States (US)'));
  await press('Save');
  await waitFor(() => expect(standIn().asked(choose)[0]?.body).toEqual({ packs: ['MX', 'US'] }));
});

test('LC-02 a version is marked as reviewed after a question', async () => {
  standIn().on(settings, usual);
  standIn().on(review, null);
  open('/system?tab=law&view=texts', ADMIN);
  await press('Mark as reviewed');
  const dialog = await screen.findByRole('dialog');
  expect(standIn().asked(review)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(standIn().asked(review)[0]?.body).toEqual({ pack: 'MX@2014-10-08' }));
});

test('LC-02 the reviewer of a version is displayed, and its state matches', async () => {
  const reviews = [{ pack: 'MX@2014-10-08', userName: 'Ana', time: '2026-11-20T10:00:00.000Z' }];
  standIn().on(settings, { ...usual, reviews });
  open('/system?tab=law&view=texts', ADMIN);
  expect(await screen.findByText(/Reviewed by Ana/u)).toBeVisible();
  expect(screen.getByText('Reviewed')).toBeVisible();
});

test('LC-02 an auditor reads the packs and changes nothing', async () => {
  standIn().on(settings, usual);
  open('/system?tab=law&view=packs', AUDITOR);
  expect(await screen.findByLabelText('United States (US)')).toBeDisabled();
  expect(screen.queryByText('Mark as reviewed')).toBeNull();
});

test('LC-08 the rules are made stricter at once, and looser after a question', async () => {
  standIn().on(settings, usual);
  standIn().on(mode, null);
  open('/system?tab=law&view=mode', ADMIN);
  fireEvent.click(await screen.findByLabelText('Refuses'));
  expect(screen.getByText(/A contact that a rule forbids is blocked/u)).toBeVisible();
  await press('Save');
  await waitFor(() => expect(standIn().asked(mode)[0]?.body).toEqual({ mode: 'enforce' }));
  fireEvent.click(screen.getByLabelText('Off'));
  await press('Save');
  const dialog = await screen.findByRole('dialog');
  expect(standIn().asked(mode)).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Loosen' }));
  await waitFor(() => expect(standIn().asked(mode)[1]?.body).toEqual({ mode: 'off' }));
});

test('LC-08 a loosening that waits for another administrator says so', async () => {
  standIn().on(settings, { ...usual, mode: 'enforce' });
  const told = { approvalId: '3', expiresTime: '2026-03-11T18:00:00.000Z' };
  standIn().refuseTelling(mode, RESULT_CODES.secondPerson.code, told);
  open('/system?tab=law&view=mode', ADMIN);
  fireEvent.click(await screen.findByLabelText('Warns first'));
  await press('Save');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Loosen' }));
  expect(await screen.findByText("Loosening waits for another administrator's approval")).toBeVisible();
});

test('LC-02 a version whose day has passed without becoming law is a warning where its pack applies', async () => {
  standIn().on(settings, { ...usual, packs: ['IN'] });
  open('/system?tab=law&view=mode', ADMIN);
  expect(await screen.findByText(/version 2026-07-01: its first day, 2026-07-01, has passed/u)).toBeVisible();
});

test('LC-02 the parts of the panel are opened one by one, each with one way to save; a pack in the address opens its texts', async () => {
  standIn().on(settings, usual);
  open('/system?tab=law', ADMIN);
  await screen.findByText('What the rules do to calls and messages');
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
  expect(screen.queryByText('Rules')).toBeNull();
  await press('Packs');
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toContain(
    'United States, Massachusetts (US-MA)',
  );
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
  expect(address()).toBe('/system?tab=law&view=packs');
  await press('Own rules');
  expect(await screen.findByText('There are none')).toBeVisible();
  await press('Rules and texts');
  expect(await screen.findByText('Rules')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('LC-02 every pack of a part of a country names that part', () => {
  const parts = OFFERED_PACKS.filter((id) => id.includes('-'));
  expect(parts.toSorted()).toEqual(getCodeValues(LAW_SUBDIVISION).toSorted());
});
