import { expect, test } from '../../support/journeys/journey';

test('US-01 groups: one is added, gets a leader who then leads it, and is removed once nobody is in it', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  const agent = await rig.user();
  const name = `Night ${rig.tag}`;
  await enter(admin, '/users');
  await page.getByRole('button', { name: 'Groups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Groups' });
  await dialog.getByRole('textbox', { name: 'Name of a new group' }).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const group = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(group).toContainText('0 users');

  await group.getByRole('button', { name: `Leaders of ${name}` }).click();
  await expect(group).toContainText('Nobody leads this group yet.');
  await group.getByRole('combobox', { name: `Choose a leader for ${name}` }).fill(agent.username);
  await page.locator('.ant-select-item-option').filter({ hasText: agent.username }).click();
  await expect(group).toContainText(`1 user · led by ${agent.name}`);

  // An obstacle to the removal is displayed.
  await group.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The group is still in use (users: 1, seat plans: 0): move them first')).toBeVisible();
  await group.getByRole('button', { name: `Remove ${agent.name} as leader of ${name}` }).click();
  await expect(group).not.toContainText('led by');
  await page.keyboard.press('Escape');

  await page.getByRole('row').filter({ hasText: agent.username }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to group' }).click();
  const move = page.getByRole('dialog', { name: /^Move to group/u });
  await move.getByRole('combobox', { name: 'Group' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'No group' }).click();
  await expect(move.getByText('1 of 1 will be changed')).toBeVisible();
  await move.getByRole('button', { name: 'Move to group' }).click();
  await expect(page.getByRole('region', { name: 'Move to group' }).getByText('1 user changed')).toBeVisible();

  await page.getByRole('button', { name: 'Groups' }).click();
  await group.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(group).toHaveCount(0);
});
