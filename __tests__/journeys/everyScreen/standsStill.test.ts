import type { Page } from '@playwright/test';
import {
  getBehaviorDetailPath,
  getConditionsPath,
  getDashboardInfoPath,
  getGrantPath,
  getQueueAboutPath,
  getQueueListPath,
  type RouteName,
  ROUTES,
  getUserInfoPath,
} from '@/contract/routes';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';
import { slowAnswers } from '../../support/journeys/slowAnswers';
import { furnish } from '../../support/sights/furnish';
import { takeShifts, watchShifts } from '../../support/sights/layoutShifts';
import { wordsFor } from '../../support/sights/screens';
import { settledPage } from '../../support/journeys/settledPage';
import type { SightPlace } from '../../support/sights/sight';
import { queueIn } from '../../support/sights/sightsQueues';

/** The sum of all shifts of a screen; 0.1 is what the web calls good. */
const LARGEST_SHIFT = 0.02;

type Walked = Exclude<RouteName, 'login' | 'replay'>;

/** Returns the address of each screen behind the login, with data in it. */
const addresses = async (at: SightPlace): Promise<Record<Walked, string>> => {
  const queueId = await queueIn(at);
  const agentId = String(at.people.agent.id);
  return {
    caseList: ROUTES.caseList.path,
    taskDetail: caseAddress(at.one),
    myTasks: ROUTES.myTasks.path,
    longAging: ROUTES.longAging.path,
    statistics: ROUTES.statistics.path,
    conditions: getConditionsPath(String(at.one.id)),
    users: ROUTES.users.path,
    userInfo: getUserInfoPath(agentId),
    addUser: ROUTES.addUser.path,
    queue: ROUTES.queue.path,
    queueList: getQueueListPath(queueId),
    system: ROUTES.system.path,
    addQueue: ROUTES.addQueue.path,
    queueAbout: getQueueAboutPath(queueId),
    complaints: ROUTES.complaints.path,
    seatingSchedule: ROUTES.seatingSchedule.path,
    lender: ROUTES.lender.path,
    approvals: ROUTES.approvals.path,
    dashboard: ROUTES.dashboard.path,
    dashboardInfo: getDashboardInfoPath({ date: 'last30' }),
    dataMonitoring: ROUTES.dataMonitoring.path,
    behaviorDetail: getBehaviorDetailPath(agentId),
    trail: ROUTES.trail.path,
  };
};

/** The screens that the menu grants, with those that only the server guards. */
async function grantedRoutes(page: Page): Promise<Walked[]> {
  const links = await page.locator('aside a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return (Object.keys(ROUTES) as RouteName[]).filter((name): name is Walked => {
    const grant = getGrantPath(ROUTES[name].path);
    return name !== 'login' && name !== 'replay' && (grant === null || links.includes(`#${grant}`));
  });
}

test.describe.configure({ mode: 'parallel' });

for (const role of ['agent', 'leader', 'admin', 'auditor'] as const) {
  test(`GE-03 nothing shifts on any screen of the ${role} while its data arrives`, async ({
    page,
    rig,
    enter,
    context,
  }) => {
    test.setTimeout(300_000);
    const { people, one } = await furnish(rig);
    const at = await addresses({ one, people, rig, words: wordsFor('en') });
    await watchShifts(context);
    await slowAnswers(page);
    const settled = settledPage(page);
    const faults: Record<string, unknown> = {};
    const look = async (name: string) => {
      await settled();
      const shifts = await takeShifts(page);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > LARGEST_SHIFT) faults[name] = { sum, shifts };
    };
    await enter(people[role]);
    await expect(page.locator('aside a').first()).toBeVisible();
    await look('the first screen');
    for (const route of await grantedRoutes(page)) {
      await page.evaluate((hash) => (location.hash = hash), `#${at[route]}`);
      await look(route);
    }
    expect(faults).toEqual({});
  });
}
