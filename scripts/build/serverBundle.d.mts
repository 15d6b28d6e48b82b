import type { BuildOptions } from 'esbuild';

/** How TypeScript of the server becomes JavaScript. */
export const bundleOptions: BuildOptions;
/** What is started by itself: the server, the commands, and the threads, each under the name of its file. */
export const programs: string[];
/** Folders of what the programs read at run time. */
export const RUNTIME_FILES: string[];
/** Puts what the programs read at run time into their folder. */
export const copyRuntimeFiles: (place: string) => void;
export const buildServer: () => Promise<boolean>;
export const serverProgram: (name: string, ...args: string[]) => string[];
