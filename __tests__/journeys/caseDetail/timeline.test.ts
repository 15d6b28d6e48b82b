import { phoneCall } from '../../../server/database/tables/callTables';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

const HOUR_MS = 3_600_000;

/** So many notes, one an hour back from yesterday noon, and a call that nobody answered before them. */
async function fill(rig: JourneyRig, { user, one }: { user: JourneyUser; one: JourneyCase }, notes: number) {
  const noon = new Date();
  noon.setDate(noon.getDate() - 1);
  noon.setHours(12, 0, 0, 0);
  const { institutionId, database } = rig;
  const at = (hours: number) => new Date(noon.getTime() - hours * HOUR_MS);
  await database.insert(collectionLog).values(
    Array.from({ length: notes }, (_, place) => ({
      institutionId,
      taskId: one.id,
      agentId: user.id,
      creatorName: user.name,
      channel: '01' as const,
      callStatus: 'OTHER' as const,
      callResult: 'MEMO',
      remarks: `Note ${place + 1} of ${notes}`,
      createdAt: at(place),
    })),
  );
  await database.insert(phoneCall).values({
    institutionId,
    taskId: one.id,
    agentId: user.id,
    contactName: 'Esposa',
    phone: '5552001000',
    state: 'ended',
    callStatus: 'NOA',
    startedAt: at(notes + 1),
    endedAt: at(notes + 1),
  });
}

test(
  'CD-05 CD-11 the timeline shows all that happened by day, older ones on demand, and only the kinds that were chosen',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    if (!one) throw new Error('no case was made');
    await fill(rig, { user, one }, 60);
    await enter(user, `${caseAddress(one)}?tab=timeline`);
    const detail = new CasePage(page);
    await expect(detail.tab('Timeline')).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    const entries = panel.getByRole('listitem');
    await expect(entries).toHaveCount(50);
    await expect(panel.getByText('Note 1 of 60')).toBeVisible();
    await panel.getByRole('button', { name: /^Show older/u }).click();
    await expect(panel.getByText('Note 60 of 60')).toBeVisible();
    await expect(panel.getByText('Called Esposa')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Show older/u })).toHaveCount(0);
    // A day that goes on over the end of a page is not named twice.
    const days = await panel.getByRole('heading', { level: 2 }).allTextContents();
    expect(new Set(days).size).toBe(days.length);

    await panel.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(entries).toHaveCount(1);
    await expect(page).toHaveURL(/kinds=call/u);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Call', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'Collection log' }).click();
    await expect(entries).toHaveCount(50);
    await panel.getByRole('button', { name: 'Call', exact: true }).click();
    await panel.getByRole('button', { name: 'Collection log' }).click();
    await panel.getByRole('button', { name: 'Message' }).click();
    await expect(panel.getByText('Nothing of these kinds')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('5552001000');
  },
);

test('GE-03 a timeline that can not be loaded says so, and tries again', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  if (!one) throw new Error('no case was made');
  await page.route(/task\/timeline/u, (route) => route.fulfill({ json: { code: '99', message: 'Out of order' } }));
  await enter(user, `${caseAddress(one)}?tab=timeline`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('alert')).toContainText('Out of order');
  await page.unroute(/task\/timeline/u);
  await panel.getByRole('button', { name: 'Try again' }).click();
  // Nobody has worked on it: opening it is no work.
  await expect(panel.getByText('Nothing has happened yet')).toBeVisible();
});
