import type { Browser, Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { complaintEvent } from '../../../server/database/tables/complaintTables';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { expect, test as base } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

interface Team {
  readonly agent: JourneyUser;
  readonly mate: JourneyUser;
  readonly leader: JourneyUser;
  readonly admin: JourneyUser;
  readonly one: JourneyCase;
}

async function getTeam(rig: JourneyRig): Promise<Team> {
  const { database, institutionId } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
  const groupId = group?.id ?? 0;
  const agent = await rig.user({ groupId, name: 'Ana Agente' });
  const mate = await rig.user({ groupId, name: 'Mateo Colega' });
  const leader = await rig.user({ groupId, role: 'leader', name: 'Lidia Guía' });
  const admin = await rig.user({ role: 'admin', name: 'Adela Jefa' });
  const [one] = await rig.cases(agent, 2);
  if (!one) throw new Error('no case was made');
  return { agent, mate, leader, admin, one };
}

const test = base.extend<{ team: Team; as: (user: JourneyUser, path: string) => Promise<Page> }>({
  team: async ({ rig }, hand) => hand(await getTeam(rig)),
  // Each in a browser of their own.
  as: async ({ browser, baseURL, enter }, hand) => {
    const pages: Page[] = [];
    await hand(async (user, path) => {
      const page = await otherBrowser(browser, baseURL);
      pages.push(page);
      await enter(user, path, page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  await context.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'en');
  });
  return context.newPage();
}

const getDrawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Work order #/u });

/** Chooses a line of an antd select by its words. */
async function choose(page: Page, field: Locator, words: string | RegExp): Promise<void> {
  await field.click();
  await page
    .locator('.ant-select-dropdown:visible')
    .locator('.ant-select-item-option')
    .filter({ hasText: words })
    .click();
}

/** The button of a step of the open work order. */
const stepButton = (page: Page, name: string): Locator =>
  getDrawer(page).getByRole('region', { name: 'What can be done now' }).getByRole('button', { name, exact: true });

const isHeld = (page: Page): Locator => page.getByText('A complaint is open: this case is held.');
const getAction = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: false });

async function register(page: Page, team: Team): Promise<void> {
  await page.getByRole('button', { name: 'Complaint' }).click();
  const dialog = page.getByRole('dialog', { name: `Complaint of ${team.one.borrowerName}` });
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText(/ is required$/u)).toHaveCount(2);
  await choose(page, dialog.getByLabel('About what'), 'Harassment');
  await dialog.getByLabel('What was said').fill('They call me after eleven at night.');
  await choose(page, dialog.getByLabel('About whom'), 'Ana Agente');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText('The complaint is registered; the case is held.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the case' }).click();
}

test('CM-01 SH-05 AP-08 a complaint from arrival to penalty, announcement and completion; meanwhile the case is held', async ({
  team,
  as,
  database,
}) => {
  test.setTimeout(120_000);
  const { agent, mate, leader, admin, one } = team;
  const ofAgent = await as(agent, caseAddress(one));
  await expect(new CasePage(ofAgent).heading(one.borrowerName)).toBeVisible();
  await expect(isHeld(ofAgent)).toHaveCount(0);
  await register(ofAgent, team);

  await expect(isHeld(ofAgent)).toBeVisible();
  for (const name of ['message Send message', 'bank Deduct', 'qrcode Repayment code']) {
    await expect(getAction(ofAgent, name)).toBeDisabled();
  }
  await expect(getAction(ofAgent, `Call ${one.borrowerName}`)).toHaveCount(0);
  await ofAgent.keyboard.press('d');
  await expect(ofAgent.getByRole('dialog')).toHaveCount(0);

  const ofLeader = await as(leader, '/complaints');
  await ofLeader.getByRole('checkbox', { name: /^Select work order/u }).check();
  const batch = ofLeader.getByRole('region', { name: 'Allocate several' });
  await choose(ofLeader, batch.getByRole('combobox'), /Mateo Colega/u);
  await batch.getByRole('button', { name: 'Allocate 1 work order' }).click();
  await expect(batch).toHaveCount(0);
  await expect(ofLeader.getByRole('row').filter({ hasText: 'Harassment' })).toContainText('Mateo Colega');

  const ofMate = await as(mate, '/complaints?assignee=me');
  await ofMate.getByRole('link', { name: /^Open work order/u }).click();
  await stepButton(ofMate, 'Take it up').click();
  await getDrawer(ofMate).getByRole('button', { name: 'Take it up now' }).click();
  await stepButton(ofMate, 'Propose closure').click();
  await getDrawer(ofMate).getByLabel('Result', { exact: true }).fill('Founded: the call of 23:02');
  await ofMate.keyboard.press('Control+Enter');
  await expect(getDrawer(ofMate).getByText('Closure proposed')).toBeVisible();
  await expect(stepButton(ofMate, 'Note')).toBeVisible();
  await expect(stepButton(ofMate, 'Close')).toHaveCount(0);

  const ofAdmin = await as(admin, '/complaints?state=pendingClosure');
  await ofAdmin.getByRole('link', { name: /^Open work order/u }).click();
  await stepButton(ofAdmin, 'Penalty').click();
  await getDrawer(ofAdmin).getByLabel('Violations').fill('Called after ten at night');
  await getDrawer(ofAdmin).getByLabel('Action taken').fill('Written warning');
  await getDrawer(ofAdmin).getByLabel('Fine (optional)').fill('250');
  await getDrawer(ofAdmin).getByRole('button', { name: 'Issue the penalty' }).click();
  await ofAdmin
    .getByRole('dialog', { name: 'Issue this penalty against Ana Agente?' })
    .getByRole('button', { name: 'Issue the penalty' })
    .click();
  await expect(getDrawer(ofAdmin).getByRole('heading', { name: 'Penalty against Ana Agente' })).toBeVisible();
  await expect(stepButton(ofAdmin, 'Penalty')).toHaveCount(0);

  const bar = ofAgent.getByRole('region', { name: 'Violation announcements' });
  await bar.getByRole('button', { name: 'View' }).click();
  await expect(ofAgent.getByRole('dialog')).toContainText('Written warning (MXN 250.00)');
  await expect(ofAgent.getByRole('dialog')).not.toContainText(one.borrowerName);
  await ofAgent.keyboard.press('Escape');
  await expect(isHeld(ofAgent)).toBeVisible();

  await stepButton(ofAdmin, 'Close').click();
  await getDrawer(ofAdmin).getByRole('button', { name: 'Close it for good' }).click();
  await expect(getDrawer(ofAdmin).getByText('Processing completed').first()).toBeVisible();
  // Live, on the page that was open all the time.
  await expect(isHeld(ofAgent)).toHaveCount(0);
  await expect(getAction(ofAgent, 'bank Deduct')).toBeEnabled();
  await expect(getAction(ofAgent, `Call ${one.borrowerName}`).first()).toBeVisible();

  const lines = await database
    .select({ event: complaintEvent.event, by: complaintEvent.actorName })
    .from(complaintEvent)
    .where(eq(complaintEvent.institutionId, one.institutionId))
    .orderBy(complaintEvent.id);
  expect(lines.map(({ event, by }) => `${event} ${by}`)).toEqual([
    'registered Ana Agente',
    'allocated Lidia Guía',
    'taken Mateo Colega',
    'proposed Mateo Colega',
    'penalised Adela Jefa',
    'closed Adela Jefa',
  ]);
});

test(
  'CM-01 RT-08 state, filters and the open work order stand in the address; a reload finds them again',
  { tag: '@main' },
  async ({ team, as }) => {
    const ofAgent = await as(team.agent, caseAddress(team.one));
    await register(ofAgent, team);
    await ofAgent.getByRole('link', { name: /^Work order #/u }).click();
    await expect(getDrawer(ofAgent)).toContainText('They call me after eleven at night.');
    await ofAgent.keyboard.press('Escape');
    await expect(getDrawer(ofAgent)).toHaveCount(0);
    await ofAgent.getByRole('button', { name: /^Pending \d/u }).click();
    await ofAgent.getByLabel('Text', { exact: true }).fill(team.one.loanNo);
    await ofAgent.keyboard.press('Enter');
    await expect(ofAgent).toHaveURL(/state=pending&text=\w+$/u);
    await expect(ofAgent.getByRole('link', { name: /^Open work order/u })).toHaveCount(1);
    await ofAgent.getByRole('link', { name: /^Open work order/u }).click();
    await expect(getDrawer(ofAgent)).toBeVisible();
    expect(new URL(ofAgent.url()).hash).toMatch(/state=pending&text=\w+&id=\d+$/u);
    await ofAgent.reload();
    await expect(getDrawer(ofAgent)).toContainText('They call me after eleven at night.');
    await expect(getDrawer(ofAgent).getByText('There is nothing for you to do here now.')).toBeVisible();
    await ofAgent.goBack();
    await expect(getDrawer(ofAgent)).toHaveCount(0);
  },
);
