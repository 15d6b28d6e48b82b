import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Moved elements with their positions. */
  readonly moved: readonly string[];
}

/** Records in every page of the browser the elements that move after they rendered. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = [];
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} class="${node.getAttribute('class') ?? ''}"> ${node.textContent.slice(0, 40)}`
        : (node?.textContent ?? 'something gone').slice(0, 40);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${box(previousRect)} → ${box(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shiftsSeen: shifts });
  });

/** Returns the movements since the last call. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (Reflect.get(globalThis, 'shiftsSeen') as Shift[]).splice(0));
