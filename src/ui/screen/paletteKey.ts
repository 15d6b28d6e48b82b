/** Opens the palette, wherever the cursor is. */
export const PALETTE_KEY = 'Ctrl+K';

/** Returns true for the keyboard shortcut of the palette; on a Mac with the command key. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
