/** Returns true if a dialog covers the screen. A closed dialog may still be mounted but is not rendered. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.getClientRects().length > 0);
