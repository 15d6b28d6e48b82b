/** Delay after the shell has loaded, in milliseconds. The first screen is rendered then, and deferred resources are fetched. */
export const FIRST_DRAWN_MS = 2000;
