/** The path of a Chromium that starts, or undefined. */
export const findBrowser: () => Promise<string | undefined>;
