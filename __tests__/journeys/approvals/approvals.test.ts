import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { NO_LIMITS } from '@/contract/entities/management/approval';
import { task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { systemSetting, userGroup } from '../../../server/database/tables/organizationTables';
import { caseAddress } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { expect, test } from '../../support/journeys/journey';

async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'en');
  });
  return context.newPage();
}

test(
  'MI-09 above the limit a deduction is pending; the leader sees its effect and approves; the agent’s screen updates',
  { tag: '@main' },
  async ({ page, browser, rig, enter, database }) => {
    const { institutionId } = rig;
    const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
    const groupId = group?.id ?? 0;
    const agent = await rig.user({ groupId });
    const leader = await rig.user({ role: 'leader', groupId });
    const [one] = await rig.cases(agent, 1);
    if (!one) throw new Error('no case came');
    await database.update(task).set({ groupId }).where(eq(task.id, one.id));
    const value = JSON.stringify({ ...NO_LIMITS, deduction: 500 });
    await database.insert(systemSetting).values({ institutionId, key: 'secondPerson', value });
    const pays = () => database.select().from(payLog).where(eq(payLog.loanId, one.loanId));

    const desk = await otherBrowser(browser);
    await enter(leader, '/approvals', desk);
    await expect(desk.getByText('No pending requests')).toBeVisible();
    await enter(agent, caseAddress(one));
    const deduct = new DeductDialogPage(page);
    await deduct.open();
    await deduct.deduct('600');
    await expect(deduct.dialog.getByText('Requested: waiting for approval')).toBeVisible();
    expect(await pays()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Waiting for approval:')).toBeVisible();

    await expect(desk.getByText('A request awaits your approval')).toBeVisible();
    await desk.getByRole('button', { name: `Approve the request of ${agent.name}` }).click();
    const dialog = desk.getByRole('dialog');
    for (const amount of ['$600.00', '$1,001.00', '$401.00']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(dialog.getByText(amount, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog.getByText('Approved and carried out')).toBeVisible();

    await expect(page.getByText('Your request: Approved and carried out')).toBeVisible();
    await expect(page.getByText('Waiting for approval:')).toBeHidden();
    await expect(page.getByText('$401.00').first()).toBeVisible();
    expect(await pays()).toMatchObject([{ amount: 60_000, agentId: agent.id }]);
    await page.getByRole('link', { name: 'Requests' }).click();
    await expect(page.getByText(leader.name)).toBeVisible();
    await desk.context().close();
  },
);
