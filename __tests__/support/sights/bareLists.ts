import type { Page } from '@playwright/test';

/** Behavior of a screen while its responses are delayed. */
export interface HeldScreen {
  /** Time from the heading to a loading indicator; null: never. */
  readonly busyAfterMs: number | null;
  /** Time in rendered frames: a stalled machine renders none. */
  readonly busyAfterFrames: number | null;
  /** Texts in any frame that claim an empty list. */
  readonly bare: readonly string[];
}

/** Observation time of a screen, longer than the limit for a loading indicator. */
const LOOK_MS = 400;

/** Looks at every frame of the screen that is being opened; `emptyWords` are what it says where there is nothing. */
export const lookWhileHeld = (page: Page, address: string, emptyWords: readonly string[]): Promise<HeldScreen> =>
  page.evaluate(
    async ({ hash, words, forMs }) => {
      const bare = new Set<string>();
      let shownAt: number | undefined;
      let busyAt: number | undefined;
      let frames = 0;
      let busyAfterFrames: number | null = null;
      const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const look = (main: Element): void => {
        const isBusy = [...main.querySelectorAll('.ant-skeleton, .ant-spin-spinning, [aria-busy=true]')].some(isSeen);
        if (isBusy) {
          busyAt ??= performance.now();
          busyAfterFrames ??= frames;
        }
        frames += 1;
        for (const row of main.querySelectorAll('.ant-table-placeholder')) {
          const isCovered = row.querySelector('.ant-skeleton') ?? row.closest('.ant-spin-container, [aria-busy=true]');
          if (isSeen(row) && !isCovered) bare.add(`a bare table: ${row.textContent}`);
        }
        if (main instanceof HTMLElement) {
          const said = main.innerText.split('\n');
          for (const word of words) if (said.includes(word)) bare.add(word);
        }
      };
      location.hash = hash;
      const before = performance.now();
      while (performance.now() - before < 20_000) {
        // oxlint-disable-next-line no-await-in-loop -- frame by frame
        await new Promise((done) => requestAnimationFrame(done));
        const main = document.querySelector('main');
        const isShown = main?.querySelector('h1, [role=tablist], .ant-skeleton, .ant-spin') && location.hash === hash;
        if (!main || !isShown) continue;
        shownAt ??= performance.now();
        look(main);
        if (performance.now() - shownAt > forMs) break;
      }
      const busyAfterMs = busyAt === undefined || shownAt === undefined ? null : busyAt - shownAt;
      return { busyAfterMs, busyAfterFrames, bare: [...bare] };
    },
    { hash: `#${address}`, words: [...emptyWords], forMs: LOOK_MS },
  );
