/** Whether a dialog is before the screen. One that is closed may still be there, drawn nowhere. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.getClientRects().length > 0);
