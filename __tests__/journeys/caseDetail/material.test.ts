import { toMinorUnits } from '@/contract/minor';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  picture,
  pictureComment,
  shoppingAccount,
  shoppingOrder,
} from '../../../server/database/tables/materialTables';
import { behavior } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase } from '../../support/journeys/journeyRig';
import { getCase } from '../../support/journeys/getCase';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

const drawn = async (background: string) => {
  const drawing = sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return Uint8Array.from(await drawing);
};

async function addPictures({ database, institutionId }: JourneyRig, { borrowerId }: JourneyCase): Promise<void> {
  const own = { institutionId, borrowerId, contentType: 'image/png', takenAt: new Date('2026-03-04T05:06:00Z') };
  await database.insert(picture).values([
    { ...own, kind: 'idFront', name: 'Card', content: await drawn('#a33') },
    { ...own, kind: 'idBack', name: 'Card', content: await drawn('#3a3') },
    { ...own, kind: 'face', name: 'Selfie', content: await drawn('#33a') },
  ]);
}

test('CD-04 CD-12 pictures are shown, enlarged by a click, never cached, and every view is recorded', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await addPictures(rig, one);
  const caching: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/task\/picture\//u.test(response.url())) caching.push(response.headers()['cache-control']);
  });
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Material').click();
  await expect(page.getByText('Viewing pictures is recorded.')).toBeVisible();
  const small = page.getByRole('button', { name: /^Enlarge/u });
  await expect(small).toHaveCount(3);
  expect(caching).toHaveLength(3);
  expect(caching.every((header) => header?.includes('no-store'))).toBe(true);
  const looks = await database
    .select()
    .from(behavior)
    .where(and(eq(behavior.userId, user.id), eq(behavior.type, 'viewPicture')));
  expect(looks).toHaveLength(3);

  await small.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 3');
  await expect(dialog.getByRole('img', { name: 'ID card, front · Card' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 of 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('3 of 3');
  const large = dialog.getByRole('img', { name: 'Face · Selfie' });
  const width = async () => (await large.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before);
  const address = (await large.getAttribute('src')) ?? '';
  expect(address).toMatch(/^blob:/u);
  // Loads the URL as an image, which the content policy allows; other requests would be refused anyway.
  const isReachable = (url: string) =>
    new Promise<boolean>((resolve) => {
      const shown = new Image();
      shown.addEventListener('load', () => resolve(true));
      shown.addEventListener('error', () => resolve(false));
      // Another address of the same, so that no picture of before is taken.
      shown.src = `${url}#${Math.random()}`;
    });
  expect(await page.evaluate(isReachable, address)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/#/case/list');
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
  expect(await page.evaluate(isReachable, address)).toBe(false);
});

test('CD-04 a remark on a picture is saved once and shown with its author', async ({ page, rig, database, enter }) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await addPictures(rig, one);
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Material').click();
  await page.getByRole('button', { name: /^Enlarge: Face/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No remarks on this picture yet');
  await dialog.getByRole('button', { name: 'Add remark' }).click();
  await expect(dialog.getByText(/ is required$/u)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New remark' }).fill('Not the person on the card');
  await dialog.getByRole('button', { name: 'Add remark' }).dblclick();
  const remark = dialog.getByRole('listitem').filter({ hasText: 'Not the person on the card' });
  await expect(remark).toContainText(user.name);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 remark')).toBeVisible();
  const { institutionId } = rig;
  expect(
    await database.select().from(pictureComment).where(eq(pictureComment.institutionId, institutionId)),
  ).toHaveLength(1);
});

test('CD-09 CD-12 the online-shopping account with its orders; addresses are masked until a click', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  const { institutionId } = rig;
  const own = { institutionId, borrowerId: one.borrowerId };
  await database.insert(shoppingAccount).values({ ...own, platform: 'Mercado Libre', accountName: 'compras_1' });
  const order = {
    ...own,
    title: 'Licuadora',
    amount: toMinorUnits(12_345),
    receiver: 'Ana',
    at: new Date('2026-03-04T05:06:00Z'),
  };
  await database.insert(shoppingOrder).values({ ...order, address: 'Calle Larga 12 Interior 3' });
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.tab('Material').click();
  await expect(page.getByText('No pictures').first()).toBeVisible();
  await expect(detail.fact('Platform')).toHaveText('Mercado Libre');
  await expect(detail.fact('Total spent')).toContainText('123.45');
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Licuadora' });
  await expect(row).toContainText('$123.45');
  await expect(row).not.toContainText('Interior');
  await row.getByRole('button', { name: 'Show Address Licuadora' }).click();
  await expect(row).toContainText('Calle Larga 12 Interior 3');
});
