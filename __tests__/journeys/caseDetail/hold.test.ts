import { userGroup } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';

test(
  'MI-10 AP-08 a leader holds a case by keyboard: its agent cannot call, reads why, and works on once it is lifted',
  { tag: '@main' },
  async ({ rig, enter, page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const { database, institutionId } = rig;
    const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
    const groupId = group?.id ?? 0;
    const agent = await rig.user({ groupId, name: 'Ana Agente' });
    const leader = await rig.user({ groupId, role: 'leader', name: 'Lidia Guía' });
    const [one] = await rig.cases(agent, 2);
    if (!one) throw new Error('no case was made');
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
    await context.addInitScript(() => window.top === window && localStorage.setItem('lang', 'en'));
    const lead = await context.newPage();
    await enter(agent, caseAddress(one), page);
    await expect(page.getByRole('button', { name: /^Call/u }).first()).toBeEnabled();
    await expect(page.getByRole('button', { name: /Hold$/u })).toHaveCount(0);

    await enter(leader, caseAddress(one), lead);
    await lead.getByRole('button', { name: /Hold$/u }).press('Enter');
    const dialog = lead.getByRole('dialog', { name: `Hold the case of ${one.borrowerName}` });
    await dialog.getByRole('radio', { name: 'Hardship' }).focus();
    await lead.keyboard.press('Space');
    await dialog.getByLabel('Reason').fill('Lost the job at the factory');
    await lead.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/^Today or within 366 days/u)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Insolvency' }).focus();
    await lead.keyboard.press('Space');
    await dialog.getByLabel('Reason').press('Control+Enter');
    await expect(dialog).toBeHidden();
    const held =
      /On hold since .*: Insolvency\. Until somebody lifts it\. Decided by Lidia Guía: Lost the job at the factory/u;
    await expect(lead.getByText(held)).toBeVisible();

    await expect(page.getByText(held)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Call/u })).toHaveCount(0);
    for (const name of [/Send message/u, /^bank Deduct/u, /Repayment code/u]) {
      await expect(page.getByRole('button', { name })).toBeDisabled();
    }

    await lead.getByRole('button', { name: 'Change or lift' }).press('Enter');
    await dialog.getByRole('button', { name: 'Lift the hold' }).click();
    await expect(dialog.getByText(/ is required$/u)).toBeVisible();
    await dialog.getByLabel('Reason').fill('The court has refused it');
    await dialog.getByRole('button', { name: 'Lift the hold' }).press('Enter');
    await expect(page.getByText(held)).toBeHidden();
    await expect(page.getByRole('button', { name: /Send message/u })).toBeEnabled();
    await context.close();
  },
);
