import { eq } from 'drizzle-orm';
import { RESULT_CODES } from '@/contract/resultCodes';
import { task } from '../../../server/database/tables/caseTables';
import { expect, test as base } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { questionsIn } from '../../support/journeys/questionsIn';

/** An agent on the first of two cases; of the second all has come that its screen shows first. */
const test = base.extend<{ next: JourneyCase; detail: CasePage }>({
  next: async ({ page, rig, enter }, hand) => {
    const user = await rig.user();
    const [one, two] = await rig.cases(user, 2);
    if (!one || !two) throw new Error('no cases were made');
    const isHere = page.waitForResponse((answer) =>
      questionsIn(answer.url()).some((question) => question.includes(`task/userContacts/${two.id}`)),
    );
    await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
    await isHere;
    await hand(two);
  },
  detail: async ({ page, next: _next }, hand) => hand(new CasePage(page)),
});

const getAhead = ({ id, loanNo }: JourneyCase): string => `task/loanItemAhead/${loanNo}?taskId=${id}`;

test('CL-05 CD-11 the next case waits for no network, and is opened when it is seen, not before', async ({
  page,
  next,
  detail,
  database,
}) => {
  const openedAt = async () => (await database.select().from(task).where(eq(task.id, next.id)))[0]?.openedAt;
  expect(await openedAt()).toBeNull();
  let letThrough = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/prod\//u, async (route) => {
    await isHeld;
    await route.fallback();
  });
  await page.keyboard.press('n');
  await expect(detail.heading(next.borrowerName)).toBeVisible();
  await expect(detail.saveNext).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record a call with Esposa 2' })).toBeVisible();
  expect(await openedAt()).toBeNull();
  letThrough();
  await expect.poll(openedAt).not.toBeNull();
});

test('CL-05 RO-01 a next case that was reassigned meanwhile leaves nothing on the screen', async ({
  page,
  rig,
  next,
  detail,
  database,
}) => {
  const other = await rig.user();
  await database.update(task).set({ agentId: other.id }).where(eq(task.id, next.id));
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'This case is not in your list' })).toBeVisible();
  await expect(detail.heading(next.borrowerName)).toHaveCount(0);
});

test('CL-05 SC-03 the next case is prefetched in one request; its refusal is not reported', async ({
  page,
  rig,
  enter,
  database,
}) => {
  const user = await rig.user();
  const other = await rig.user();
  const [one, two] = await rig.cases(user, 2);
  if (!one || !two) throw new Error('no cases were made');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...questionsIn(request.url())));
  const isAhead = (address: string): boolean => questionsIn(address).includes(getAhead(two));
  await page.route(
    ({ href }) => isAhead(href),
    async (route) => {
      await database.update(task).set({ agentId: other.id }).where(eq(task.id, two.id));
      await route.fallback();
    },
  );
  const isAnswered = page.waitForResponse((answer) => isAhead(answer.url()));
  await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
  const answer = await isAnswered;
  expect(questionsIn(answer.url())).toEqual([
    getAhead(two),
    `task/userContacts/${two.id}`,
    `task/wishes/${two.id}`,
    `approvals/case/${two.id}`,
    `task/lawful/${two.id}`,
    `task/lastCall/${two.id}`,
  ]);
  expect(await answer.json()).toMatchObject({ code: RESULT_CODES.notFound.code });
  const detail = new CasePage(page);
  await detail.tab('Log').click();
  await expect(detail.tab('Log')).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('region', { name: 'Notices' }).textContent()).toBe('');
  expect(asked.filter((question) => question.includes(two.loanNo) || question.endsWith(`/${two.id}`))).toHaveLength(6);
});
