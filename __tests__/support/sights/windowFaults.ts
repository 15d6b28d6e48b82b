import type { Page } from '@playwright/test';
import { axeFaults } from './axeFaults';

const ZOOMED_WIDTH = 640;
/** 1280 × 800 at 200 %, a small screen, and a very large one. */
const WINDOWS = [
  { width: ZOOMED_WIDTH, height: 400 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1440 },
] as const;
const USUAL = { width: 1280, height: 800 } as const;

/** Returns unreachable content: the page scrolls sideways, or a control is cut off where nothing scrolls. */
const outOfReach = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const isScrolled = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);
  /** Returns true if a hidden tab is in the overflow menu. */
  const hasOtherWay = (element: Element): boolean => element.closest('.ant-tabs-nav, [aria-hidden="true"]') !== null;
  const cutBy = (control: Element): Element | undefined => {
    const { left, right, width } = control.getBoundingClientRect();
    if (width === 0) return undefined;
    for (let around = control.parentElement; around && !isScrolled(around); around = around.parentElement) {
      const room = around.getBoundingClientRect();
      const isCutting = around === document.body || getComputedStyle(around).overflowX !== 'visible';
      if (isCutting && (left > room.right - 4 || right < room.left + 4)) return around;
    }
    return undefined;
  };
  const controls = [
    ...document.querySelectorAll('main :is(button, a, input, [role=tab]), dialog button, .ant-drawer button'),
  ];
  const cut = controls
    .filter((control) => !hasOtherWay(control) && cutBy(control))
    .map(
      (control) =>
        `cut off: ${control.ariaLabel ?? control.textContent.slice(0, 40)} <${control.className.slice(0, 40)}>`,
    );
  return [...sideways, ...cut.slice(0, 5)];
};

/** antd puts the button of the overflow menu into the list of tabs. */
const isOurs = (fault: string): boolean => !fault.startsWith('aria-required-children at .ant-tabs-nav');

/** The faults of what is on the screen, in windows of all sizes (GE-02); leaves the window as it usually is. */
export async function windowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // Twice: who measures the window answers in the first frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = await page.evaluate(outOfReach);
    // Elements that exist only at 200 % also need names, roles and order.
    const unnamed = size.width === ZOOMED_WIDTH ? (await axeFaults(page, 'structure')).filter(isOurs) : [];
    faults.push(...[...found, ...unnamed].map((fault) => `${size.width} px: ${fault}`));
  }
  await page.setViewportSize(USUAL);
  return faults;
}
