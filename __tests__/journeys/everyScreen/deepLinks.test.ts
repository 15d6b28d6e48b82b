import { BOARD_ANY, ROUTES } from '@/contract/routes';
import { queue } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';

/** The names in a route's path, filled in with what there is in the institution. */
const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/gu, (_, name: string) => values[name] ?? BOARD_ANY);

const { login: _login, replay: _replay, ...behind } = ROUTES;
const PARTS = 3;

test.describe.configure({ mode: 'parallel' });

for (let part = 1; part <= PARTS; part += 1) {
  const paths = Object.values(behind).flatMap(({ path }, at) => (at % PARTS === part - 1 ? [path] : []));
  test(`RT-02 every route opens its screen from a deep link, and reloads in place (${part} of ${PARTS})`, async ({
    page,
    browser,
    rig,
    enter,
  }) => {
    test.setTimeout(180_000);
    const admin = await rig.user({ role: 'admin' });
    const agent = await rig.user({ longAging: true });
    const auditor = await rig.user({ role: 'auditor' });
    const [one] = await rig.cases(agent, 1);
    const { institutionId } = rig;
    const [line] = await rig.database
      .insert(queue)
      .values({ institutionId, code: rig.tag, name: rig.tag, type: 'manual' })
      .returning();
    const values = {
      taskId: String(one?.id),
      loanId: one?.loanNo ?? '',
      queueId: String(line?.id),
      date: 'today',
    };
    const idOf: Readonly<Record<string, string>> = { '/queueAbout/:id': String(line?.id) };
    const auditors = await (await browser.newContext()).newPage();
    await auditors.addInitScript(() => localStorage.setItem('lang', 'en'));
    await enter(auditor, ROUTES.trail.path, auditors);
    await enter(admin);
    for (const path of paths) {
      const address = filled(path, { ...values, id: idOf[path] ?? String(agent.id) });
      await test.step(address, async () => {
        const desk = path === ROUTES.trail.path ? auditors : page;
        await desk.goto('about:blank');
        await desk.goto(`/#${address}`);
        for (const again of [false, true]) {
          if (again) await desk.reload();
          await expect(desk).toHaveURL(new RegExp(`#${address}(\\?|$)`, 'u'));
          const heading = desk.getByRole('main').getByRole('heading', { level: 1 });
          await expect(heading).toBeVisible();
          await expect(heading).not.toHaveText(/No permission|not found/u);
        }
      });
    }
    await auditors.context().close();
  });
}
