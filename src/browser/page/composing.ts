/** Key code of a key that an input method editor handles. Safari sends it with the Enter that ends a composition, when `isComposing` is false already. */
const HANDLED_BY_EDITOR = 229;

let composing = false;
let waiting: (() => void) | undefined;

/** Runs a search at once, or after an input method editor has committed the word; a later call replaces an earlier one. */
export function runWhenComposed(search: () => void): void {
  if (composing) waiting = search;
  else search();
}

function endComposition(): void {
  const search = waiting;
  composing = false;
  waiting = undefined;
  search?.();
}

function stopOfEditor(event: KeyboardEvent): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else distinguishes Safari's Enter from an Enter for the page
  if (event.isComposing || event.keyCode === HANDLED_BY_EDITOR) event.stopImmediatePropagation();
}

/**
 * Prevents the keys of an input method editor from reaching shortcuts, lists and forms, and tracks whether text is being composed. Returns
 * a function that stops it.
 */
export function watchComposing(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  window.addEventListener('keydown', stopOfEditor, options);
  window.addEventListener('keyup', stopOfEditor, options);
  window.addEventListener('compositionstart', () => (composing = true), options);
  window.addEventListener('compositionend', endComposition, options);
  return () => {
    composing = false;
    waiting = undefined;
    watching.abort();
  };
}
