import { eq } from 'drizzle-orm';
import { getClockTime } from '@/contract/getZoneOffset';
import { parkedCase } from '../../../server/database/tables/lawTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { caseAddress } from '../../support/journeys/casePage';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyCase, JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';

/** All round the earth, never four hours from one to the next. */
const ZONES = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Bangkok',
  'Asia/Karachi',
  'Africa/Nairobi',
  'Europe/Madrid',
  'America/Sao_Paulo',
  'America/Lima',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];

/** A zone whose clock shows an hour of these now, and still in two hours. */
function zoneBetween(from: number, until: number): string {
  const hourIn = (zone: string): number => Number(getClockTime(new Date(), zone).slice(11, 13));
  const zone = ZONES.find((each) => hourIn(each) >= from && hourIn(each) < until);
  if (zone === undefined) throw new Error('no zone has such an hour');
  return zone;
}

/** Under the Chinese rules nobody is called from ten in the evening until eight in the morning. */
async function ruleBy({ database, institutionId }: JourneyRig): Promise<void> {
  await database.insert(systemSetting).values([
    { institutionId, key: 'law', value: 'CN' },
    { institutionId, key: 'lawMode', value: 'enforce' },
  ]);
}

async function listOf(rig: JourneyRig, user: JourneyUser, places: string): Promise<JourneyCase[]> {
  await ruleBy(rig);
  const zones = { awake: zoneBetween(11, 17), asleep: zoneBetween(0, 5) };
  const made: JourneyCase[] = [];
  for (const place of places.split(' ')) {
    const zone = place === 'asleep' ? zones.asleep : zones.awake;
    made.push(...(await rig.cases(user, 1, { time_zones: zone })));
  }
  return made;
}

test(
  'LC-06 next is the next borrower who may be called; those who sleep are passed by, and the bar says until when',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const [here, , , next] = await listOf(rig, user, 'awake asleep asleep awake');
    await enter(user, caseAddress(here as JourneyCase));
    await expect(page.getByText(/2 cases parked, the first until \d/u)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((next as JourneyCase).borrowerName);
    const parked = await rig.database.select().from(parkedCase).where(eq(parkedCase.institutionId, rig.institutionId));
    expect(parked.map(({ rule }) => rule)).toEqual(['cn.hours', 'cn.hours']);
  },
);

test('LC-06 if no case ahead may be called, next names the first one to return and its time; the keyboard can still open it', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [here, asleep] = await listOf(rig, user, 'awake asleep asleep');
  await enter(user, caseAddress(here as JourneyCase));
  await expect(page.getByText(/Nobody ahead may be called until \d/u)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Nobody ahead may be called now' });
  await page.keyboard.press('n');
  await expect(dialog).toContainText((asleep as JourneyCase).loanNo);
  await expect(dialog.getByRole('button', { name: 'Go there anyway' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((here as JourneyCase).borrowerName);

  await page.keyboard.press('n');
  await expect(dialog.getByRole('button', { name: 'Go there anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((asleep as JourneyCase).borrowerName);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((here as JourneyCase).borrowerName);
  await expect(dialog).toBeHidden();
});
