/** Free text as PostgreSQL can store it: it knows no NUL character. */
export const stripNul = (text: string): string => text.replaceAll('\u0000', '');
