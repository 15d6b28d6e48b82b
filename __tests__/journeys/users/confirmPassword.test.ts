import { session } from '../../../server/database/tables/signInTables';
import { getUserInfoPath } from '@/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, test } from '../../support/journeys/journey';

test('US-01 7.5.1 a reset requests the own password after a long time, and continues without a click', async ({
  page,
  rig,
  enter,
  database,
}) => {
  const admin = await rig.user({ role: 'admin' });
  const agent = await rig.user({ role: 'member' });
  await enter(admin, `${getUserInfoPath(String(agent.id))}?view=security`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await database.update(session).set({ confirmedAt: null }).where(eq(session.userId, admin.id));
  await page.getByRole('button', { name: 'Reset password' }).click();
  const ask = page.getByRole('dialog', { name: /^Reset the password of/u });
  await ask.getByRole('button', { name: 'Reset password' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('not-the-one');
  await page.keyboard.press('Enter');
  // At the field, which is marked, and nowhere else.
  await expect(dialog.getByText('Wrong password or username')).toBeVisible();
  await expect(page.getByText('Wrong password or username')).toHaveCount(1);
  await expect(dialog.getByLabel('Your password')).toHaveValue('');
  await dialog.getByLabel('Your password').fill('Passw0rd!1');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^One-time password of/u })).toBeVisible();
});
