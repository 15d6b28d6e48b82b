import { and, eq } from 'drizzle-orm';
import { contact } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import { getCase } from '../../support/journeys/getCase';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

test('CD-08 emergency contacts are added, changed and taken out with undo, and saved as one list', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  await new CasePage(page).tab('Person').click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Comercial Azteca · Vendedor · 4 years')).toBeVisible();
  const name = panel.getByRole('textbox', { name: 'Name' });
  const phone = panel.getByRole('textbox', { name: 'Phone' });
  await expect(name).toHaveValue('Esposa 1');
  await expect(phone).toHaveAttribute('placeholder', /^Keeps \*+1000$/u);

  await panel.getByRole('button', { name: 'Remove Esposa 1' }).click();
  await expect(panel.getByText('will be removed when you save')).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await name.fill('Esposa Nueva');
  await expect(panel.getByText('Changes are not saved yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add contact' }).click();
  const save = panel.getByRole('button', { name: 'Save contacts' });
  await save.click();
  await expect(panel.getByText(/ is required$/u)).toHaveCount(3);
  await name.nth(1).fill('Tío');
  await phone.nth(1).fill('no number');
  await phone.nth(1).blur();
  await expect(panel.getByText('This is not a phone number')).toBeVisible();
  await phone.nth(1).fill('55 3000 4000');
  await panel.getByRole('combobox', { name: 'Relation' }).nth(1).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: 'Relatives' }).click();
  await save.dblclick();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved successfully');
  await expect(save).toBeHidden();
  const kept = await database
    .select()
    .from(contact)
    .where(and(eq(contact.borrowerId, one.borrowerId), eq(contact.emergency, true)));
  expect(
    kept
      .map((each) => [each.name, each.relation, each.phone])
      .toSorted(([first = ''], [second = '']) => first.localeCompare(second)),
  ).toEqual([
    ['Esposa Nueva', 'R02', '5552001000'],
    ['Tío', 'R04', expect.stringContaining('30')],
  ]);

  await panel.getByRole('button', { name: 'Remove Tío' }).click();
  await save.click();
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveCount(1);
});

test('CD-08 unsaved changes can be let go of', async ({ page, rig, enter }) => {
  const user = await rig.user();
  await enter(user, caseAddress(await getCase(rig, user)));
  await new CasePage(page).tab('Person').click();
  const name = page.getByRole('tabpanel').getByRole('textbox', { name: 'Name' });
  await name.fill('Mistake');
  await page.getByRole('button', { name: 'Cancel changes' }).click();
  await expect(name).toHaveValue('Esposa 1');
  await expect(page.getByRole('button', { name: 'Save contacts' })).toHaveCount(0);
});

test('CD-08 who only reads sees the emergency contacts and can change nothing', async ({ page, rig, enter }) => {
  const one = await getCase(rig, await rig.user());
  await enter(await rig.user({ role: 'auditor' }), caseAddress(one));
  await new CasePage(page).tab('Person').click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Esposa 1' })).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
});
