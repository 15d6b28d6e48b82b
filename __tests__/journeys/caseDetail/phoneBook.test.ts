import { and, eq } from 'drizzle-orm';
import { contact } from '../../../server/database/tables/caseTables';
import { addressBookEntry, userCall } from '../../../server/database/tables/materialTables';
import { behavior } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase } from '../../support/journeys/journeyRig';
import { getCase } from '../../support/journeys/getCase';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

const PEOPLE = 10_000;
const AT_ONCE = 2000;

const getPhone = (place: number): string => `5559${String(place).padStart(6, '0')}`;

/** Adds contacts to the address book, and one call with each of the types 1 to 7. */
async function fillBooks({ database, institutionId }: JourneyRig, { borrowerId }: JourneyCase, count: number) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, step) => from + step);
    const at = new Date('2026-03-04T05:06:00Z');
    const own = { institutionId, borrowerId };
    await database
      .insert(addressBookEntry)
      .values(places.map((place) => ({ ...own, name: `Íñigo ${place}`, phone: getPhone(place) })));
    await database.insert(userCall).values(
      places.map((place) => ({
        ...own,
        name: `Íñigo ${place}`,
        phone: getPhone(place),
        type: String(1 + (place % 7)),
        at,
        duration: place % 90,
      })),
    );
  }
}

test('CD-09 ten thousand people: only those in view are in the page, and the last can be reached by keyboard', async ({
  page,
  rig,
  enter,
}) => {
  test.slow();
  const user = await rig.user();
  const one = await getCase(rig, user);
  await fillBooks(rig, one, PEOPLE);
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Phone book').click();
  const book = page.getByRole('table', { name: 'Address book' });
  await expect(book).toHaveAttribute('aria-rowcount', String(PEOPLE + 1), { timeout: 30_000 });
  expect(await book.locator('*').count()).toBeLessThan(500);
  await page.getByRole('region', { name: 'Address book' }).focus();
  await page.keyboard.press('End');
  await expect(book.locator(`tr[aria-rowindex="${PEOPLE + 1}"]`)).toBeVisible();
  expect(await book.locator('*').count()).toBeLessThan(500);

  await page.getByRole('searchbox', { name: 'Name or end of the number' }).fill('inigo 77');
  await expect(page.getByText('111 of 10,000')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or end of the number' }).fill('7777');
  await expect(page.getByText('1 of 10,000')).toBeVisible();
  await expect(book).toContainText('Íñigo 7777');
});

test('CD-09 CD-12 call details: types as words, a filter for them, and a number is shown by a click that is recorded', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await fillBooks(rig, one, 21);
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Phone book').click();
  await page.getByText('Call details', { exact: true }).click();
  const calls = page.getByRole('table', { name: 'Call details' });
  await expect(page.getByText('21 of 21')).toBeVisible();
  for (const type of ['Incoming', 'Outgoing', 'Missed', 'Voicemail', 'Rejected', 'Blocked', 'Answered externally']) {
    await expect(calls.getByText(type, { exact: true }).first(), type).toBeAttached();
  }
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Rejected' }).click();
  await expect(page.getByText('3 of 21')).toBeVisible();
  const row = calls.getByRole('row').filter({ hasText: 'Íñigo 11' });
  await expect(row).not.toContainText(getPhone(11));
  await row.getByRole('button', { name: 'Show Phone Íñigo 11' }).click();
  await expect(row).toContainText(getPhone(11));
  const looks = await database
    .select()
    .from(behavior)
    .where(and(eq(behavior.userId, user.id), eq(behavior.type, 'revealPhone')));
  expect(looks).toHaveLength(1);
});

test('CD-09 somebody of the address book is taken over into the contacts once, and can be called from there', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await fillBooks(rig, one, 3);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.tab('Phone book').click();
  const row = page.getByRole('table', { name: 'Address book' }).getByRole('row').filter({ hasText: 'Íñigo 2' });
  await row.getByRole('button', { name: 'Add Íñigo 2 to the contacts' }).dblclick();
  await expect(row).toContainText('In contacts');
  await expect(page.getByRole('button', { name: 'Call Íñigo 2' })).toBeVisible();
  const contacts = await database
    .select()
    .from(contact)
    .where(eq(contact.phone, getPhone(2)));
  expect(contacts.map(({ relation }) => relation)).toEqual(['R11']);
});

test('CD-09 no address book and no calls say so, and a failure can be tried again', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await page.route(/task\/userCallRecord/u, (route) => route.fulfill({ status: 404, body: 'no' }));
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Phone book').click();
  await expect(page.getByText('No address book known')).toBeVisible();
  await page.getByText('Call details', { exact: true }).click();
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute(/task\/userCallRecord/u);
  await retry.click();
  await expect(page.getByText('No calls known')).toBeVisible();
});
