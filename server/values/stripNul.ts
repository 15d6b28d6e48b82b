/** Removes NUL characters, which PostgreSQL cannot store in text. */
export const stripNul = (text: string): string => text.replaceAll('\u0000', '');
