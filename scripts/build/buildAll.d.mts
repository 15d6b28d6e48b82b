/** True when `dist` and `dist-server` are what the sources are now. */
export const buildAll: () => Promise<boolean>;
