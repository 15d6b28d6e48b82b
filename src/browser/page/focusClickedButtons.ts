const FIELD = 'input, textarea';
const FORM = 'form, [role=dialog]';

/** Returns the pressed button, if the focus is in a field of the same form or dialog. */
const buttonBesideField = ({ target }: MouseEvent): HTMLElement | undefined => {
  const button = target instanceof Element ? target.closest('button') : null;
  const field = document.activeElement;
  if (!button || !field?.matches(FIELD)) return undefined;
  return button.closest(FORM)?.contains(field) ? button : undefined;
};

const holdFocus = (event: MouseEvent): void => {
  if (buttonBesideField(event)) event.preventDefault();
};

const giveFocus = (event: MouseEvent): void => {
  // Enter in a field also triggers a click, with a count of 0: the focus stays in the field.
  if (event.detail > 0) buttonBesideField(event)?.focus();
};

/**
 * Focuses a form's button on click instead of on press. Otherwise the error of the field that loses the focus would move the button from
 * under the pointer, and the click would be lost. Returns a function that stops it.
 */
export function focusClickedButtons(): () => void {
  document.addEventListener('mousedown', holdFocus);
  document.addEventListener('click', giveFocus, true);
  return () => {
    document.removeEventListener('mousedown', holdFocus);
    document.removeEventListener('click', giveFocus, true);
  };
}
