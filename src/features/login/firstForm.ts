import { getInput, LOGIN_FIELDS } from './loginFields';

/** The form that the page shows until the app runs (config/firstForm), with the field that has the focus. */
export interface FirstForm {
  readonly form: HTMLElement;
  readonly focused: string;
}

/** Returns the page's form, or null once the app has replaced it. */
export function findFirstForm(): FirstForm | null {
  const form = document.querySelector<HTMLElement>('#first-form');
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLInputElement ? activeElement.name : '';
  return form && { form, focused };
}

/** Moves what was typed into the page's form to the app's, with the focus and the selection, and submits it if the user already has. */
export function takeOver({ form: from, focused }: FirstForm, to: HTMLFormElement): void {
  for (const name of LOGIN_FIELDS) {
    const [typed, input] = [getInput(from, name), getInput(to, name)];
    if (!typed || !input) continue;
    if (typed.value !== '') input.value = typed.value;
    if (name === focused) {
      input.focus();
      input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    }
    typed.value = '';
  }
  if (from.dataset['submitted'] !== undefined) to.requestSubmit();
}
