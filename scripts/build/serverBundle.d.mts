import type { BuildOptions } from 'esbuild';

/** Compiles the server's TypeScript to JavaScript. */
export const bundleOptions: BuildOptions;
/** Programs that are started separately, each under the name of its file: the server, the commands and the threads. */
export const programs: string[];
/** Folders of what the programs read at run time. */
export const RUNTIME_FILES: string[];
/** Puts what the programs read at run time into their folder. */
export const copyRuntimeFiles: (place: string) => void;
export const buildServer: () => Promise<boolean>;
export const getServerProgram: (name: string, ...args: string[]) => string[];
