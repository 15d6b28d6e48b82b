import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Time between pressing and releasing a mouse button. */
const HELD_MS = 80;

interface Aim {
  readonly x: number;
  readonly y: number;
}

/** Result of a press. */
export interface Pressed {
  /** The thing that was aimed at got the click. */
  readonly isLanded: boolean;
  /** The events of the mouse with what each of them met. */
  readonly events: readonly string[];
  /** Positions of the control's center until the release, one per change. */
  readonly places: readonly string[];
}

/** Record of a press: target, events there, and positions of the control until the release. */
interface Press {
  readonly aimed: Element;
  readonly events: string[];
  readonly places: string[];
  isLanded: boolean;
}

interface Eyes {
  readonly aimAt: (selector: string, nth: number) => Promise<Aim | null>;
  readonly outcome: () => Press | undefined;
}

/** Puts into every page of the browser what looks for things frame by frame, and notes what a press came to. */
export const watchPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let press: Press | undefined;
    const nameOf = (target: EventTarget | null) =>
      target instanceof Element
        ? `${target.tagName.toLowerCase()} "${target.textContent.trim().slice(0, 30)}"`
        : 'nothing';
    const note = ({ type, target }: Event) => {
      if (!press) return;
      press.events.push(`${type}: ${nameOf(target)}`);
      if (type === 'click' && target instanceof Node && press.aimed.contains(target)) press.isLanded = true;
    };
    for (const type of ['mousedown', 'mouseup', 'click']) document.addEventListener(type, note, true);

    const middleOf = (element: Element): Aim => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isHit = (element: Element) => {
      const { x, y } = middleOf(element);
      return element.contains(document.elementFromPoint(x, y));
    };
    const follow = (mine: Press) => {
      if (mine !== press || mine.events.some((event) => event.startsWith('mouseup'))) return;
      const { x, y } = middleOf(mine.aimed);
      const place = `${Math.round(x)} ${Math.round(y)}`;
      if (mine.places.at(-1) !== place) mine.places.push(place);
      requestAnimationFrame(() => follow(mine));
    };
    const aimAt = (selector: string, nth: number): Promise<Aim | null> =>
      new Promise((found) => {
        const latest = performance.now() + 10_000;
        const look = () => {
          const element = document.querySelectorAll(selector)[nth];
          if (element && isHit(element)) {
            press = { aimed: element, events: [], places: [], isLanded: false };
            follow(press);
            found(middleOf(element));
          } else if (performance.now() < latest) requestAnimationFrame(look);
          else found(null);
        };
        look();
      });
    const eyes: Eyes = { aimAt, outcome: () => press };
    Object.assign(globalThis, { eyes });
  });

async function pressAt(page: Page, { x, y }: Aim): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
}

/** Presses the center of a control at its current position and releases there after a delay, even if the control has moved. */
export async function pressWhereItStands(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  await pressAt(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/**
 * Presses the nth element of a selector with the mouse, aimed at the first frame in which it can be hit, and lets go as late as
 * a hand does; `undefined` where there is no such element.
 */
export async function pressAtFirstSight(page: Page, selector: string, nth = 0): Promise<Pressed | undefined> {
  const aim = await page.evaluate(
    (asked) => (Reflect.get(globalThis, 'eyes') as Eyes).aimAt(asked.selector, asked.nth),
    { selector, nth },
  );
  if (!aim) return undefined;
  await pressAt(page, aim);
  return page.evaluate(() => {
    const { isLanded, events, places } = (Reflect.get(globalThis, 'eyes') as Eyes).outcome() ?? {};
    return { isLanded: isLanded ?? false, events: events ?? [], places: places ?? [] };
  });
}
