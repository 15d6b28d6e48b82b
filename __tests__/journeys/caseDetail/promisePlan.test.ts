import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { getEvent, newReference, tell } from '../../support/lender/lenderRig';
import { untilNextLook } from '../../support/untilNextLook';

test(
  'MI-08 a plan of three parts is recorded by keyboard; a payment from the lender fulfills a part on the open page, and the log lists the plan',
  { tag: '@main' },
  async ({ page, rig, enter, database }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    if (!one) throw new Error('no case was made');
    await enter(user, caseAddress(one));
    const at = new CasePage(page);
    await expect(at.save).toBeVisible();
    // Connected, promise today; then on to the plan, its number of parts, and the first amount.
    await page.keyboard.press('5');
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Promise in parts' }).press('Enter');
    const first = page.getByLabel('Amount of part 1');
    await first.fill('500');
    await first.press('Tab');
    await expect(page.getByText(/more than is due/u)).toBeVisible();
    await page.getByLabel('Parts', { exact: true }).fill('4');
    await page.getByLabel('Parts', { exact: true }).press('Enter');
    await expect(page.getByLabel('Amount of part 4')).toHaveValue('250.25');
    await page.getByRole('button', { name: 'Remove part 4' }).press('Enter');
    await expect(page.getByText('Not in any part: $250.25')).toBeVisible();
    await at.save.press('Enter');
    const plan = page.getByRole('table', { name: 'Payment plan' });
    await expect(plan.getByText('Open')).toHaveCount(3);

    const now = new Date();
    const reference = `${rig.tag}-${newReference()}`;
    const paid = { reference, kind: 'payment', loan_no: one.loanNo, amount: '300.00', value_time: now.toISOString() };
    await tell(database, { institutionId: rig.institutionId, now, rows: [paid] });
    while ((await getEvent(database, reference)).state === 'received') await untilNextLook();
    await expect(plan.getByText('Kept', { exact: true })).toHaveCount(1);
    await expect(plan.getByRole('row').nth(2)).toContainText('$49.75');
    await at.tab('Log').click();
    await expect(page.getByRole('tabpanel').getByText(/In 3 parts:/u)).toBeVisible();
  },
);
