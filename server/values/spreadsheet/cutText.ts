import { showInvisible } from '../cellText';

const SHOWN = 40;

/** Returns the beginning of a cell's text, enough to know it by, with invisible signs made visible; … at its end says that more follows. */
export const cutText = (text: string): string =>
  showInvisible(text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`);
