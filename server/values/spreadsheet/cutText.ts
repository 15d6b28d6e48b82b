const SHOWN = 40;

/** The beginning of a cell's text, enough to know it by; the sign at its end says that more follows. */
export const cutText = (text: string): string => (text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`);
