/** Where the bundle lies, and what stands in for each package. */
export const folder: string;
export const packages: readonly string[];
export const moduleNames: Readonly<Record<string, string>>;
