import { getInput, LOGIN_FIELDS } from './loginFields';

/** Returns the form that the page shows until the app runs (config/firstForm), or null once the app has replaced it. */
export const findFirstForm = (): HTMLElement | null => document.querySelector<HTMLElement>('#first-form');

/** Moves what was typed into the page's form to the app's, with the focus and the selection, and submits it if the user already has. */
export function takeOver(from: HTMLElement, to: HTMLFormElement): void {
  for (const name of LOGIN_FIELDS) {
    const [typed, input] = [getInput(from, name), getInput(to, name)];
    if (!typed || !input) continue;
    if (typed.value !== '') input.value = typed.value;
    if (name === from.dataset['focused']) {
      input.focus();
      input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    }
    typed.value = '';
  }
  if (from.dataset['submitted'] !== undefined) to.requestSubmit();
}
