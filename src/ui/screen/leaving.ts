type Go = () => void;

const atOnce = (go: Go): void => go();
let ask = atOnce;

/** Leaves the page: at once, or after a confirmation if there is unsaved work. */
export const runBeforeLeaving = (go: Go): void => ask(go);

/** Requires a confirmation before leaving from now on. The forms with unsaved work load as a separate chunk. */
export function confirmLeaving(asking: (go: Go) => void): void {
  ask = asking;
}

let move: (event: PopStateEvent) => void = () => undefined;
// The browser calls listeners in order of registration: the router registers when it renders, after this.
addEventListener('popstate', (event) => move(event));

/** Registers a listener for back, forward and typed addresses that runs before the router. */
export function listenBeforeRouter(hear: (event: PopStateEvent) => void): void {
  move = hear;
}
