import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { sampled } from '../../support/sampled';
import { axeFaults } from '../../support/sights/axeFaults';
import { LOGIN_SIGHTS, SIGHTS } from '../../support/sights/screens';
import type { Sight } from '../../support/sights/sight';
import { walkSights, WALKERS } from '../../support/sights/walkSights';
import { windowFaults } from '../../support/sights/windowFaults';
import { wordFaults } from '../../support/sights/wordFaults';

/** A walk through the screens of one role takes minutes on a busy machine. */
const WALK_MS = 600_000;

/** On one walk each, whatever can be seen on it: axe looks at everything once, at colors once more in the dark, and at all but them at 200 %; the longest words try the windows. */
const WALKS = [
  { language: 'cn', scheme: 'dark', ids: 'GE-01 GE-02', axe: 'colors', windows: false },
  { language: 'en', scheme: 'light', ids: 'GE-01 GE-02', axe: 'everything', windows: false },
  { language: 'es', scheme: 'light', ids: 'GE-01 GE-02', axe: null, windows: true },
] as const;

const ROLE_WALKS = WALKERS.flatMap((role) => WALKS.map(({ language }) => `${language} ${role}`));
/** `npm test` walks a quarter of the screens of one role in one language, and the login screens in one. */
const WALKED = sampled(ROLE_WALKS, ROLE_WALKS.length);
const WALKED_LOGINS = sampled(
  WALKS.map(({ language }) => language),
  WALKS.length,
);

/** Sights of a role in chains: the first of each starts on a fresh page, the others on its predecessor's. */
function getChains(role: (typeof WALKERS)[number]): readonly Sight[][] {
  const own = SIGHTS.filter(({ as = 'agent' }) => as === role);
  const starts = own.flatMap(({ anew }, place) => (anew || place === 0 ? [place] : []));
  return starts.map((start, place) => own.slice(start, starts[place + 1]));
}

// Each walk is as long as twenty journeys.
test.describe.configure({ mode: 'parallel' });

for (const { language, scheme, ids, axe, windows } of WALKS) {
  test.describe(`${language}, ${scheme}`, () => {
    test.use({ language, colorScheme: scheme });

    const faultsOf = async (page: Page, tag: string): Promise<string[]> => [
      ...(await wordFaults(page, { language, tag })),
      ...(axe ? await axeFaults(page, axe) : []),
      ...(windows ? await windowFaults(page) : []),
    ];
    const clean = `shows no id, foreign word or cut-off label${axe ? `, and axe finds nothing in the ${scheme}` : ''}${windows ? ', and fits every window, where axe finds nothing at 200 %' : ''}`;

    for (const role of WALKERS.filter((each) => WALKED.includes(`${language} ${each}`))) {
      test(
        `${ids} in ${language} every screen and dialog of the ${role} ${clean}`,
        { tag: '@sampled' },
        async ({ page, rig, enter }) => {
          test.setTimeout(WALK_MS);
          const faults: Record<string, string[]> = {};
          const look = async (tab: Page, name: string): Promise<void> => {
            const found = await faultsOf(tab, rig.tag);
            if (found.length > 0) faults[name] = found;
          };
          const own = sampled(getChains(role), 4).flat();
          await walkSights({ page, rig, enter, language }, look, own);
          expect(faults).toEqual({});
        },
      );
    }

    if (!WALKED_LOGINS.includes(language)) return;
    test(`${ids} LG-02 in ${language} every login screen ${clean}`, { tag: '@sampled' }, async ({ page, rig }) => {
      const faults: Record<string, string[]> = {};
      for (const { name, open } of LOGIN_SIGHTS) {
        await open(page, rig);
        const found = await faultsOf(page, rig.tag);
        if (found.length > 0) faults[name] = found;
      }
      expect(faults).toEqual({});
    });
  });
}
