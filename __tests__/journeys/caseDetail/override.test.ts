import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { contactDecision, lawOwnRules } from '../../../server/database/tables/lawTables';
import { systemSetting, userGroup } from '../../../server/database/tables/organizationTables';
import { lawOverride } from '../../../server/database/tables/overrideTables';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig } from '../../support/journeys/journeyRig';

/** Calls are a week apart, whatever the hour at which this is tried. */
async function ruleOfWeeks({ database, institutionId }: JourneyRig): Promise<void> {
  await database.delete(systemSetting).where(eq(systemSetting.institutionId, institutionId));
  await database.insert(systemSetting).values([
    { institutionId, key: 'law', value: '' },
    { institutionId, key: 'lawMode', value: 'enforce' },
  ]);
  const rule = { kind: 'gap', channels: ['call' as const], gapDays: 7 } as const;
  const kept = {
    version: 1,
    rules: [{ ...rule, channels: [...rule.channels] }],
    actorName: 'x',
    createdAt: new Date(),
  };
  await database.insert(lawOwnRules).values({ institutionId, ...kept });
}

async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'en');
  });
  return context.newPage();
}

const REASON = 'She asked us to call back today';

test(
  'LC-08 an exception to a refused call is requested with a reason, the leader approves, and the agent’s screen permits it once',
  { tag: '@main' },
  async ({ page, browser, rig, enter, database }) => {
    const { institutionId } = rig;
    await ruleOfWeeks(rig);
    const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
    const groupId = group?.id ?? 0;
    const agent = await rig.user({ groupId });
    const leader = await rig.user({ role: 'leader', groupId });
    const [one] = await rig.cases(agent, 1);
    if (!one) throw new Error('no case came');
    await database.update(task).set({ groupId }).where(eq(task.id, one.id));
    const desk = await otherBrowser(browser);
    await enter(leader, '/approvals', desk);
    await enter(agent, caseAddress(one));
    const detail = new CasePage(page);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Call / }) })
      .first();
    const call = row.getByRole('button', { name: /^Call / });
    await call.click();
    await expect(detail.callStrip).toBeVisible();
    await detail.callStrip.getByRole('button', { name: /Hang up/u }).click();
    const line = row.getByRole('button', { name: /^Not until/u });
    await expect(line).toBeVisible();
    await expect(call).toBeDisabled();

    await line.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The rules do not allow this contact now' });
    await expect(dialog.getByLabel('Reason for the exception')).toBeFocused();
    await page.keyboard.type(REASON);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Requested: waiting for approval')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await desk.getByRole('button', { name: `Approve the request of ${agent.name}` }).click();
    const decision = desk.getByRole('dialog');
    // Once as a refusing rule, once as a rule of the institution.
    await expect(decision.getByText('Days between contacts')).toHaveCount(2);
    await expect(decision.getByText(REASON)).toBeVisible();
    await decision.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(decision.getByText('Approved and carried out')).toBeVisible();

    await expect(row.getByRole('button', { name: /^Once, until/u })).toBeVisible();
    await call.click();
    await expect(detail.callStrip).toBeVisible();
    await expect(line).toBeVisible();
    const [override] = await database.select().from(lawOverride).where(eq(lawOverride.institutionId, institutionId));
    expect(override).toMatchObject({ askerId: agent.id, deciderId: leader.id, reason: REASON });
    const kept = await database
      .select()
      .from(contactDecision)
      .where(eq(contactDecision.institutionId, institutionId))
      .orderBy(contactDecision.id);
    expect(kept.at(-1)).toMatchObject({ overrideId: override?.id, reason: REASON, callId: expect.any(Number) });
    await desk.context().close();
  },
);
