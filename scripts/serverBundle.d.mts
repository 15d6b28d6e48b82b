import type { BuildOptions } from 'esbuild';

/** How TypeScript of the server becomes JavaScript. */
export const bundleOptions: BuildOptions;
/** What runs in a thread of its own. */
export const threads: string[];
export const buildServer: () => Promise<boolean>;
export const serverProgram: (name: string, ...args: string[]) => string[];
