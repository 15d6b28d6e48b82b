const FIELD = 'input, textarea';
const FORM = 'form, [role=dialog]';

/** The button that was pressed, where the focus is in a field of the same form or dialog. */
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
  // Enter in a field clicks too, without a count: the field keeps the focus.
  if (event.detail > 0) buttonBesideField(event)?.focus();
};

/**
 * A button of a form takes the focus when it is clicked, and not already when it is pressed: what a field says when it is
 * left would move the button from under the mouse, and the click would be lost. The answer stops it.
 */
export function focusButtonsAtClick(): () => void {
  document.addEventListener('mousedown', holdFocus);
  document.addEventListener('click', giveFocus, true);
  return () => {
    document.removeEventListener('mousedown', holdFocus);
    document.removeEventListener('click', giveFocus, true);
  };
}
