import { expect, type Page } from '@playwright/test';
import type { Sight, SightPlace } from './sight';

const openSchedule = async (page: Page): Promise<void> => {
  await page.evaluate(() => (location.hash = '#/seatingSchedule'));
  await expect(page.getByRole('grid')).toBeVisible();
};

/** A panel over the schedule, opened by its button. */
const panel =
  (button: string): Sight['open'] =>
  async (page, { words }: SightPlace) => {
    await openSchedule(page);
    await page.getByRole('button', { name: words[button] ?? button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** The seat schedule and what opens over it (SS-01). */
export const SEAT_SIGHTS: readonly Sight[] = [
  { name: 'seats', as: 'leader', open: openSchedule },
  {
    name: 'seatsOfDay',
    as: 'leader',
    anew: true,
    open: async (page) => {
      await openSchedule(page);
      await page.locator('thead button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'seatBatch', as: 'leader', anew: true, open: panel('seating.batch') },
  { name: 'seatImport', as: 'leader', anew: true, open: panel('seating.import') },
  { name: 'seatPlans', as: 'leader', anew: true, open: panel('seating.plans') },
  { name: 'seatChanges', as: 'leader', anew: true, open: panel('seating.changes') },
  { name: 'seatsRead', as: 'auditor', open: openSchedule },
];
