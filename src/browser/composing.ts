/** Key code of a key that an input method editor handles. Safari sends it with the Enter that ends a composition, when `isComposing` is false already. */
const HANDLED_BY_EDITOR = 229;

let composing = false;

/** Whether an input method editor is composing text, which is not yet what the user means to search for. */
export const isComposing = (): boolean => composing;

function stopOfEditor(event: KeyboardEvent): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else distinguishes Safari's Enter from an Enter for the page
  if (event.isComposing || event.keyCode === HANDLED_BY_EDITOR) event.stopImmediatePropagation();
}

/** Keeps the keys of an input method editor from every shortcut, list and form of the page, and notes when text is being composed. Returns what stops it. */
export function watchComposing(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  window.addEventListener('keydown', stopOfEditor, options);
  window.addEventListener('keyup', stopOfEditor, options);
  window.addEventListener('compositionstart', () => (composing = true), options);
  window.addEventListener('compositionend', () => (composing = false), options);
  return () => {
    composing = false;
    watching.abort();
  };
}
