import { eq } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { countNotices, OFFLINE, told } from '../../support/journeys/countedNotices';
import { expect, test } from '../../support/journeys/journey';

test(
  'CD-13 AP-08 a result saved without a network is pending, is reported once, and is recorded once later',
  { tag: '@main' },
  async ({ page, context, rig, database, enter }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
    const detail = new CasePage(page);
    await detail.choose('Call status', 'No answer');
    await detail.remarks.fill('Nobody there');
    await expect(page.getByText(/Draft saved/u)).toBeVisible();
    await countNotices(page);
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText(OFFLINE)).toBeVisible();
    await detail.save.click();
    const waiting = page.getByRole('alert').filter({ hasText: 'saved automatically' });
    await expect(waiting).toBeVisible();
    await expect(detail.save).toBeDisabled();
    // Not over the count of characters.
    const [count, alert] = await Promise.all([
      page.locator('.ant-input-data-count').boundingBox(),
      waiting.boundingBox(),
    ]);
    expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(alert?.y ?? 0);
    // Continued text is not saved unseen, so the pending save is canceled.
    await detail.remarks.fill('Nobody there, twice');
    await expect(waiting).toHaveCount(0);
    // The failed draft is the only notice without a network; the result is pending, not failed.
    await expect(page.getByText('Draft not saved yet; retrying.')).toBeVisible();
    const failedDraft = expect.stringContaining('No server');
    expect(await told(page)).toEqual([failedDraft]);
    await detail.save.click();
    await expect(waiting).toBeVisible();
    // Its code was never loaded; the tab appears without a click as well.
    await detail.tab('Repayment').click();
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    expect(await told(page)).toEqual([failedDraft]);
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    // Counted, not looked for: it goes after three seconds.
    const recorded = expect.stringContaining('Submitted successfully');
    await expect.poll(() => told(page), { timeout: 15_000 }).toEqual([failedDraft, recorded]);
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
    const logged = await database
      .select()
      .from(collectionLog)
      .where(eq(collectionLog.taskId, one?.id ?? 0));
    expect(logged.map(({ remarks }) => remarks)).toEqual(['Nobody there, twice']);
  },
);
