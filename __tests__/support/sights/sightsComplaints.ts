import { expect, type Page } from '@playwright/test';
import { complaint, complaintEvent, complaintAllegation } from '../../../server/database/tables/complaintTables';
import { caseAddress } from '../journeys/casePage';
import type { Sight, SightPlace } from './sight';

/** The institution's letters stand in it, as in all its data. */
const getSummary = ({ rig }: SightPlace): string =>
  `${rig.tag}: Me llaman a mí y a mi vecina después de las once de la noche, y el importe que me piden no coincide con el contrato.`;

/** A complaint of two matters on the agent's case, overdue by an hour; gives its number. */
async function complainOn(at: SightPlace): Promise<number> {
  const { people, one } = at;
  const { database, institutionId } = at.rig;
  const summary = getSummary(at);
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  const [order] = await database
    .insert(complaint)
    .values({
      institutionId,
      state: 'pending',
      channel: 'regulator',
      priority: 'urgent',
      summary,
      borrowerName: one.borrowerName,
      accusedId: people.agent.id,
      registeredById: people.agent.id,
      createdAt,
      dueAt: new Date(createdAt.getTime() + 24 * 3_600_000),
    })
    .returning();
  const workOrderId = order?.id ?? 0;
  const matter = { institutionId, workOrderId, taskId: one.id, loanNo: one.loanNo };
  await database.insert(complaintAllegation).values([
    { ...matter, kind: 'harassment' },
    { ...matter, kind: 'wrongAmount' },
  ]);
  const by = { institutionId, workOrderId, actorId: people.agent.id, actorName: people.agent.name };
  await database
    .insert(complaintEvent)
    .values({ ...by, event: 'registered', toState: 'pending', note: summary, createdAt });
  return workOrderId;
}

const complained = new WeakMap<SightPlace['rig'], Promise<number>>();

/** Creates the complaint once per institution, by the first sight that needs it. */
const getComplaint = (at: SightPlace): Promise<number> => {
  const made = complained.get(at.rig) ?? complainOn(at);
  complained.set(at.rig, made);
  return made;
};

const openList = async (page: Page, query = ''): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#/complaints${query}`);
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
};

/** Opens a step of a work order next to the list. */
const openStep =
  (step: string): Sight['open'] =>
  async (page, at) => {
    await getComplaint(at);
    await openList(page);
    await page.locator('.ant-table-row a').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: at.words[`complaints.step.${step}`] ?? step, exact: true }).click();
    await expect(dialog.locator('form')).toBeVisible();
  };

/** Complaints, and the case that one of them holds (CM-01). */
export const COMPLAINT_SIGHTS: readonly Sight[] = [
  {
    name: 'caseComplaint',
    anew: true,
    open: async (page, { one, words }) => {
      await page.evaluate((hash) => (location.hash = hash), `#${caseAddress(one)}`);
      await page.getByRole('button', { name: words['case.action.complaint'] ?? '' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'caseHeld',
    anew: true,
    open: async (page, at) => {
      await getComplaint(at);
      await page.evaluate((hash) => (location.hash = hash), `#${caseAddress(at.one)}`);
      await page.reload();
      await expect(page.getByText(at.words['case.held'] ?? '')).toBeVisible();
    },
  },
  { name: 'complaintsOwn', open: (page) => openList(page) },
  {
    name: 'complaints',
    as: 'leader',
    open: async (page, at) => {
      await getComplaint(at);
      await openList(page);
    },
  },
  {
    name: 'complaintsBatch',
    as: 'leader',
    anew: true,
    open: async (page) => {
      await openList(page);
      await page.locator('.ant-table-row input[type=checkbox]:enabled').first().check();
    },
  },
  { name: 'complaintAllocation', as: 'leader', anew: true, open: openStep('allocated') },
  { name: 'complaintReschedule', as: 'leader', anew: true, open: openStep('rescheduled') },
  {
    name: 'complaintReport',
    as: 'leader',
    open: async (page, { words }) => {
      await page.evaluate(() => (location.hash = '#/complaints?view=report'));
      await expect(page.getByText(words['complaints.report.byCause'] ?? '')).toBeVisible();
    },
  },
  { name: 'complaintTransfer', as: 'admin', anew: true, open: openStep('transferred') },
  { name: 'complaintSplit', as: 'admin', anew: true, open: openStep('split') },
  {
    name: 'complaintsNone',
    as: 'auditor',
    open: async (page, { words }) => {
      await page.evaluate(() => (location.hash = '#/complaints?text=nothing+like+it'));
      await expect(page.getByText(words['complaints.empty.filtered'] ?? '')).toBeVisible();
    },
  },
];
