import type { Navigator } from 'react-router-dom';

import { hearBeforeRouter } from '../leaving';
import { leave, unsavedNow } from './unsavedWork';

const guarded = new WeakSet<Navigator>();
/** Which entry of the tab's history is shown, as the router counts them. */
let here: number | undefined;
/** The browser is being taken back to where the work is, or on to where it was to go. */
let onItsWay: 'back' | 'on' | undefined;

function look(state: unknown = history.state): number | undefined {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof place === 'number' ? place : undefined;
}

function move(steps: number, way: 'back' | 'on'): void {
  onItsWay = way;
  history.go(steps);
}

/** How far the browser went. The router has not counted addresses that were typed: one is a new entry, and from one the way leads back. */
function stepsTo(there: number | undefined): number {
  if (there === undefined) return 1;
  return here === undefined ? -1 : there - here;
}

/** Back, forward, or another address typed: the browser is there already, so it is taken back before it is asked. */
function onBrowserMoved(event: PopStateEvent): void {
  const way = onItsWay;
  onItsWay = undefined;
  if (way === 'back') return event.stopImmediatePropagation();
  const there = look(event.state);
  if (way === 'on' || unsavedNow().size === 0) {
    here = there;
    return undefined;
  }
  event.stopImmediatePropagation();
  const steps = stepsTo(there);
  leave(() => move(steps, 'on'));
  return move(-steps, 'back');
}

/** The same router call, which asks first while something is not saved. */
const asking =
  (go: Navigator['push']): Navigator['push'] =>
  (...to) =>
    leave(() => {
      go(...to);
      here = look();
    });

/**
 * Lets the router ask before it leaves work that is not saved. Done once, by the first form that holds some: the routers of react-router
 * that ask by themselves need its data router, which the first screen has no room for.
 */
export function guardAddress(navigator: Navigator): void {
  here = look();
  if (guarded.has(navigator)) return;
  guarded.add(navigator);
  navigator.push = asking(navigator.push.bind(navigator));
  navigator.replace = asking(navigator.replace.bind(navigator));
  hearBeforeRouter(onBrowserMoved);
}
