import { expect, type Page } from '@playwright/test';
import { strayPayment } from '../lender/strayPayment';
import { dialogOfRow } from './dialogOfRow';
import type { Sight, SightPlace } from './sight';

let number = 0;

const openView =
  (view: string): Sight['open'] =>
  async (page: Page, { rig }: SightPlace) => {
    await strayPayment(rig, { reference: `${rig.tag}-${(number += 1)}`, amount: '123.45' });
    await page.evaluate((hash) => (location.hash = hash), `#/lender?view=${view}`);
    await page.reload();
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
  };

const openPlain =
  (view: string): Sight['open'] =>
  async (page: Page, { words }: SightPlace) => {
    await page.evaluate((hash) => (location.hash = hash), `#/lender?view=${view}`);
    await expect(page.getByText(words['lender.key.none'] ?? '')).toBeVisible();
  };

const openDialog = (words: string): Sight['open'] => dialogOfRow(openView('clarify'), words);

/** Events of the lender and pending clarifications (MI-01, MI-02). */
export const LENDER_SIGHTS: readonly Sight[] = [
  { as: 'admin', name: 'lenderClarify', anew: true, open: openView('clarify') },
  { as: 'admin', name: 'lenderEvents', anew: true, open: openView('events') },
  { as: 'auditor', name: 'lenderDays', anew: true, open: openView('days') },
  { as: 'admin', name: 'lenderFile', anew: true, open: openView('file') },
  { as: 'admin', name: 'lenderConnection', anew: true, open: openPlain('connection') },
  { as: 'admin', name: 'lenderAssign', anew: true, open: openDialog('lender.assign') },
  { as: 'admin', name: 'lenderReturn', anew: true, open: openDialog('lender.return') },
];
