import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** Writes down, in every page of the browser, what moves by itself after it was drawn. */
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

/** What has moved since the last time this was asked. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (Reflect.get(globalThis, 'shiftsSeen') as Shift[]).splice(0));
