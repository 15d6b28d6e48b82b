import { expect, test } from '../../support/journeys/journey';

test(
  'ID-04 SE-06 a program calls with a key that an administrator created, until the administrator revokes it',
  { tag: '@main' },
  async ({ page, rig, enter, baseURL }) => {
    const admin = await rig.user({ role: 'admin' });
    const codeOf = async (key: string): Promise<string> => {
      const reply = await fetch(`${baseURL ?? ''}/prod/task/listing`, { headers: { authorization: `Bearer ${key}` } });
      return ((await reply.json()) as { code: string }).code;
    };
    await enter(admin, '/system?tab=apiKeys');
    await expect(page.getByText('There are no API keys yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New API key' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name').fill('Warehouse');
    await drawer.getByLabel('See cases').check();
    await drawer.getByRole('button', { name: 'Create key' }).click();
    const card = page.getByRole('dialog', { name: 'Key of Warehouse' });
    const key = (await card.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^saldo_/u);
    await card.getByRole('button', { name: 'I have saved the key' }).click();
    await expect(page.getByText(key)).toHaveCount(0);

    expect(await codeOf(key)).toBe('00');
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Warehouse' });
    await expect(row).toContainText('Active');
    await expect(row).not.toContainText('Never');

    await row.getByRole('button', { name: 'Revoke Warehouse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    expect(await codeOf(key)).toBe('02');
  },
);
