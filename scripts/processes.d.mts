/** The folder of this repository. */
export const root: string;
