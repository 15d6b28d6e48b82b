import { expect, type Page } from '@playwright/test';
import { toMinorUnits } from '@/contract/minor';
import { approval } from '../../../server/database/tables/approvalTables';
import { dialogOfRow } from './dialogOfRow';
import type { Sight, SightPlace } from './sight';

const DAY_MS = 24 * 60 * 60_000;

/** The agent's request to deduct from the case, which waits. */
const askedFor = async ({ rig, one, people: { agent } }: SightPlace): Promise<void> => {
  const now = new Date();
  const call = { call: 'POST /prod/task/partDeduce', input: { taskId: String(one.id), amount: 600 }, inputHash: 'x' };
  const money = { amount: toMinorUnits(60_000), dueBefore: toMinorUnits(100_000), dueAfter: toMinorUnits(40_000) };
  const who = { institutionId: rig.institutionId, askerId: agent.id, askerName: agent.name, language: 'en' } as const;
  const what = { kind: 'deduction', state: 'waiting', taskId: one.id, subject: `task ${one.id}` } as const;
  await rig.database
    .insert(approval)
    .values({
      ...call,
      ...money,
      ...who,
      ...what,
      facts: [{ fact: 'days', number: 7 }],
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    })
    .onConflictDoNothing();
};

const openView =
  (view: string): Sight['open'] =>
  async (page: Page, at: SightPlace) => {
    await askedFor(at);
    await page.evaluate((hash) => (location.hash = hash), `#/approvals?view=${view}`);
    await page.reload();
    await expect(page.locator('h1').first()).toBeVisible();
  };

const openDialog = (words: string): Sight['open'] => dialogOfRow(openView('toDecide'), words);

/** Pending approvals (MI-09). */
export const APPROVAL_SIGHTS: readonly Sight[] = [
  { as: 'leader', name: 'approvalsToDecide', anew: true, open: openView('toDecide') },
  { as: 'agent', name: 'approvalsMine', anew: true, open: openView('mine') },
  { as: 'leader', name: 'approvalsDecided', anew: true, open: openView('decided') },
  { as: 'leader', name: 'approvalsAgree', anew: true, open: openDialog('approvals.agree') },
  { as: 'leader', name: 'approvalsRefuse', anew: true, open: openDialog('approvals.refuse') },
];
