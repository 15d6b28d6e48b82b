type Go = () => void;

const atOnce = (go: Go): void => go();
let ask = atOnce;

/** Leaves the page's work: at once, or, where something on it is not saved, when that was asked about. */
export const beforeLeaving = (go: Go): void => ask(go);

/** From here on leaving is asked about; the forms that keep unsaved work come with a chunk of their own. */
export function askBeforeLeaving(asking: (go: Go) => void): void {
  ask = asking;
}

let move: (event: PopStateEvent) => void = () => undefined;
// The browser calls in the order of asking: the router asks when it is drawn, after this.
addEventListener('popstate', (event) => move(event));

/** From here on this hears of back, forward and typed addresses before the router does. */
export function hearBeforeRouter(hear: (event: PopStateEvent) => void): void {
  move = hear;
}
