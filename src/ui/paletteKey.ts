/** Opens the palette, wherever the cursor is. */
export const PALETTE_KEY = 'Ctrl+K';

/** Whether a key press is that of the palette; on a Mac the command key is meant. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
