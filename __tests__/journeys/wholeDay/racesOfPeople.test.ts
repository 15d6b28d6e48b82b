import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { publishCaseChanged } from '../../../server/modules/cases/publishCaseChanged';
import { expect, test as base } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';
import { books } from '../../support/journeys/books';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';

interface Group {
  readonly agent: JourneyUser;
  readonly leader: JourneyUser;
  readonly one: JourneyCase;
}

/** An agent with one case, due 1,001.00, and the leader of the agent's group. */
async function getGroup(rig: JourneyRig): Promise<Group> {
  const { database, institutionId } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
  const groupId = group?.id ?? 0;
  const agent = await rig.user({ groupId });
  const leader = await rig.user({ groupId, role: 'leader' });
  const [one] = await rig.cases(agent, 1);
  if (!one) throw new Error('no case was made');
  await database.update(task).set({ groupId }).where(eq(task.id, one.id));
  return { agent, leader, one };
}

const test = base.extend<{ group: Group; ofAgent: Page; ofLeader: Page }>({
  group: async ({ rig }, hand) => hand(await getGroup(rig)),
  ofAgent: async ({ page, group, enter }, hand) => {
    await enter(group.agent, caseAddress(group.one));
    await expect(new CasePage(page).heading(group.one.borrowerName)).toBeVisible();
    await hand(page);
  },
  ofLeader: async ({ browser, group, enter }, hand) => {
    const page = await otherBrowser(browser);
    await enter(group.leader, caseAddress(group.one), page);
    await expect(new CasePage(page).heading(group.one.borrowerName)).toBeVisible();
    await hand(page);
    await page.context().close();
  },
});

/** Somebody else's browser, in English too. */
async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'en');
  });
  return context.newPage();
}

async function deduct(page: Page, amount: string): Promise<void> {
  const dialog = new DeductDialogPage(page);
  await dialog.open();
  await dialog.deduct(amount);
  await expect(dialog.dialog.getByText(/was deducted\.$/u)).toBeVisible();
}

/** Somebody else has the case now; as binding does it, without the lists. */
const reassign = (rig: JourneyRig, { agent, leader, one }: Group): Promise<void> =>
  rig.telling(async (tx, tell) => {
    const changes = { agentId: leader.id, groupId: null };
    await tx.update(task).set(changes).where(eq(task.id, one.id));
    const caller = { userId: leader.id, institutionId: rig.institutionId };
    await publishCaseChanged({ ...one, ...changes }, { tx, publish: tell, caller }, agent.id);
  });

test('CD-06 AP-08 the leader deducts while the agent writes: the agent sees what is due now, and too much is refused at the field', async ({
  database,
  group: { one },
  ofAgent,
  ofLeader,
}) => {
  const own = new DeductDialogPage(ofAgent);
  await own.open();
  await own.amount.fill('900');
  await own.dialog.getByRole('textbox', { name: 'Remark' }).fill('He said nine hundred');
  await deduct(ofLeader, '500');
  await expect(own.dialog).toContainText('$501.00');
  await own.goOn.click();
  await expect(own.dialog.getByText('The repayment amount needs to be less than the amount due')).toBeVisible();
  await expect(own.amount).toHaveValue('900.00');
  await expect(own.dialog.getByRole('textbox', { name: 'Remark' })).toHaveValue('He said nine hundred');
  await own.deduct('400');
  await expect(own.dialog.getByText('$400.00 was deducted.')).toBeVisible();
  expect(await books(database, one)).toEqual({ due: 10_100, shown: 10_100, deducted: [50_000, 40_000], others: 0 });
});

test('CD-06 the leader decides before the agent confirms: the server refuses, and no input is lost', async ({
  database,
  group: { one },
  ofAgent,
  ofLeader,
}) => {
  const own = new DeductDialogPage(ofAgent);
  await own.open();
  await own.write('900');
  await expect(own.confirm).toBeFocused();
  await deduct(ofLeader, '500');
  await own.confirm.click();
  await expect(own.dialog.getByRole('alert')).toContainText(
    'The repayment amount needs to be less than the amount due',
  );
  await expect(own.amount).toHaveValue('900.00');
  expect(await books(database, one)).toEqual({ due: 50_100, shown: 50_100, deducted: [50_000], others: 0 });
  await own.deduct('400');
  await expect(own.dialog.getByText('$400.00 was deducted.')).toBeVisible();
  expect(await books(database, one)).toEqual({ due: 10_100, shown: 10_100, deducted: [50_000, 40_000], others: 0 });
});

test('CD-06 leader and agent confirm at the same moment what only one of them can have', async ({
  database,
  group: { one },
  ofAgent,
  ofLeader,
}) => {
  const both = [new DeductDialogPage(ofAgent), new DeductDialogPage(ofLeader)];
  for (const each of both) {
    await each.open();
    await each.write('700');
    await expect(each.confirm).toBeFocused();
  }
  await Promise.all(both.map(({ page }) => page.keyboard.press('Enter')));
  const done = ({ dialog }: DeductDialogPage) => dialog.getByText('$700.00 was deducted.');
  // Too much by now, or, as long as the channel has not answered the other one, one of this loan is open.
  const refusal = /The repayment amount needs to be less than the amount due|A deduction of this loan is still open/u;
  const refused = ({ dialog }: DeductDialogPage) => dialog.getByRole('alert').getByText(refusal);
  for (const each of both) await expect(done(each).or(refused(each))).toBeVisible();
  const [first, other] = await Promise.all(both.map((each) => done(each).count()));
  expect((first ?? 0) + (other ?? 0)).toBe(1);
  expect(await books(database, one)).toEqual({ due: 30_100, shown: 30_100, deducted: [70_000], others: 0 });
});

test('CD-13 AP-08 RO-01 an open case that is reassigned says so at once, and the input remains', async ({
  rig,
  database,
  group,
  ofAgent,
}) => {
  const detail = new CasePage(ofAgent);
  await detail.remarks.fill('Half a sentence about');
  await reassign(rig, group);
  const alert = ofAgent.getByRole('alert').filter({ hasText: 'This case is not in your list' });
  await expect(alert).toContainText('It was moved to somebody else while you had it open.');
  await expect(detail.remarks).toHaveValue('Half a sentence about');
  await detail.choose('Call status', 'No answer');
  await detail.save.click();
  await expect(ofAgent.getByRole('region', { name: 'Notices' })).toContainText(/may have been moved to somebody else/u);
  await expect(detail.remarks).toHaveValue('Half a sentence about');
  const own = new DeductDialogPage(ofAgent);
  await own.open();
  await own.deduct('100');
  await expect(own.dialog.getByRole('alert')).toBeVisible();
  await expect(own.amount).toHaveValue('100.00');
  expect(await books(database, group.one)).toEqual({ due: 100_100, shown: 100_100, deducted: [], others: 0 });
  // Returning to the address shows no case.
  await ofAgent.reload();
  await expect(ofAgent.getByRole('heading', { name: 'This case is not in your list' })).toBeVisible();
});
