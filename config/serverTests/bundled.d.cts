export const root: string;
/** Where the bundle lies. */
export const folder: string;
/** The rooms whose modules are in the bundle. */
export const sources: readonly string[];
/** The main files of the packages in it that tests may import too. */
export const packageFiles: readonly string[];
/** Regular expression of the files of these packages. */
export const packagePattern: string;
/** Regular expression of all files that the bundle stands in for. */
export const pattern: string;
export const isBundled: (file: string) => boolean;
/** The name of a file in the bundle. */
export const nameOf: (file: string) => string;
