/** Truncates a text to a number of characters, with an ellipsis. Never splits a character. */
export function cutText(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** An unread count, which reads '99+' above 99 (§2). */
export const cutCount = (count: number, most: number): string => (count > most ? `${most}+` : String(count));
