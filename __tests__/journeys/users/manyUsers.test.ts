import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { expect, test } from '../../support/journeys/journey';

test('US-01 many users at once: those that match are selected over all pages, a dry run says what would change, and it is done', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  for (let number = 0; number < 22; number += 1) await rig.user();
  await enter(admin, `/users?role=member`);
  const bar = page.getByText('No user selected');
  await expect(bar).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: /^Select all \d+ that match$/u }).click();
  await page.getByRole('button', { name: 'Sending rights' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'WABA' }).getByText('May not').click();
  await expect(dialog.getByText('22 of 22 will be changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sending rights' }).click();
  const operation = page.getByRole('region', { name: 'Sending rights' });
  await expect(operation.getByText('22 users changed')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'WABA' })).toHaveCount(0);
  // After a reload it is there again, until it is dismissed.
  await page.reload();
  await operation.getByRole('button', { name: 'Dismiss' }).click();
  await expect(operation).toHaveCount(0);

  // One leaver: the cases go back, and the own account is left out.
  await page.getByRole('row').filter({ hasText: 'Member' }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Disable', exact: true }).last().click();
  await dialog.getByText('Back to their queues').click();
  await expect(dialog.getByText('1 of 1 will be changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('region', { name: 'Disable' }).getByText('1 user changed')).toBeVisible();
});

test('US-01 many passwords are reset at once: the file is stable, and users with an own password are removed from it', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  for (let number = 0; number < 3; number += 1) await rig.user();
  await enter(admin, `/users?role=member`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Reset passwords' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 of 3 will be changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset passwords' }).click();
  const operation = page.getByRole('region', { name: 'One-time passwords' });
  await expect(operation.getByText('3 passwords created')).toBeVisible();
  const fetchFile = async (): Promise<string[][]> => {
    const saving = page.waitForEvent('download');
    await operation.getByRole('button', { name: 'Download 3 one-time passwords' }).click();
    const book = read(await readFile(await (await saving).path()));
    return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  };
  const first = await fetchFile();
  expect(first).toHaveLength(4);
  await page.reload();
  expect(await fetchFile()).toEqual(first);
});
