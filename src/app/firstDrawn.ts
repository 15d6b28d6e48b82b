/** By then the first screen is drawn: what can wait is fetched, in milliseconds after the shell has come. */
export const FIRST_DRAWN_MS = 2000;
