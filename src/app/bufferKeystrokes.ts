/**
 * Buffers keystrokes while their target is loading. Returns a function that stops the buffer and returns the text; undefined if Escape
 * canceled it.
 */
export function bufferKeystrokes(): () => string | undefined {
  let typed = '';
  let isOver = false;
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') isOver = true;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
  };
  addEventListener('keydown', hear, true);
  return () => {
    removeEventListener('keydown', hear, true);
    const heard = isOver ? undefined : typed;
    typed = '';
    return heard;
  };
}
