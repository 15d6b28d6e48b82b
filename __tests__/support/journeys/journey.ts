import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Language } from '@/contract/language';
import type { Database } from '../../../server/database/connect';
import { openJourneyDatabase } from './journeyDatabase';
import { policyBreaches } from './policyBreaches';
import { openJourneyRig, type JourneyRig, type JourneyUser } from './journeyRig';
import { signInAs } from '../server/people';

export { expect };

interface Tests {
  /** An institution of the test's own. */
  readonly rig: JourneyRig;
  /** Language stored on the device; null leaves the default. */
  readonly language: Language | null;
  /** Violations of the pages' policies (CSP, Trusted Types); a test that leaves any here fails. */
  readonly refused: string[];
  /** Puts a user's signed-in session into the browser, without the form, and opens a path. */
  readonly enter: (user: Pick<JourneyUser, 'id'>, path?: string, page?: Page) => Promise<void>;
}

interface Workers {
  readonly database: Database;
}

const keepLanguage = (context: BrowserContext, language: Language): Promise<unknown> =>
  context.addInitScript((chosen) => {
    // Only the first time: what the test chooses later has to stay.
    if (window.top === window && localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
  }, language);

/** The notice above every page rests in the middle of its way: while it moves the browser draws the page sixty times a second. */
const restNotice = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const resting = new CSSStyleSheet();
    resting.replaceSync('section[data-paused] span { animation-delay: -4s; animation-play-state: paused; }');
    document.adoptedStyleSheets.push(resting);
  });

/** Stores a session in the browser like another tab's, which the app finds on start (RT-09). */
export async function addSession(
  database: Database,
  context: BrowserContext,
  { user, url }: { user: Pick<JourneyUser, 'id'>; url: string },
) {
  const session = await signInAs(database, user.id);
  const at = { url, sameSite: 'Strict' as const };
  await context.addCookies([
    { ...at, name: 'saldo_sid', value: session.sid, httpOnly: true },
    { ...at, name: 'isLogin', value: '1' },
    { ...at, name: 'token', value: session.token },
  ]);
  return session;
}

/** Playwright's test with a separate institution and a sign-in. */
export const test = base.extend<Tests, Workers>({
  database: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const database = openJourneyDatabase();
      await use(database);
      await database.$client.end();
    },
    { scope: 'worker' },
  ],
  rig: async ({ database }, use) => use(await openJourneyRig(database)),
  language: ['en', { option: true }],
  context: async ({ context, language }, use) => {
    if (language) await keepLanguage(context, language);
    await restNotice(context);
    await use(context);
  },
  refused: [
    async ({ context }, use) => {
      const refused = policyBreaches(context);
      await use(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ database, page: own, baseURL: url = '' }, use) =>
    use(async (user, path = '/case/list', page = own) => {
      await addSession(database, page.context(), { user, url });
      await page.goto(`/#${path}`);
    }),
});
