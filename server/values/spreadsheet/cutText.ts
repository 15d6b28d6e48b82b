import { escapeInvisible } from '../cellText';

const SHOWN = 40;

/** Truncates a cell's text for display, with invisible characters made visible; … marks the truncation. */
export const cutText = (text: string): string =>
  escapeInvisible(text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`);
