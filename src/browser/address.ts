/** The part of the page's address that belongs to the app: what stands behind the hash. */
export const currentAddress = (): string => location.hash.slice(1);

/** The parameters that stand in the address at this moment (RT-08). */
export const addressParams = (): URLSearchParams => new URLSearchParams(currentAddress().replace(/^[^?]*/u, ''));

/** The path in the address at this moment, without its parameters. */
export const addressPath = (): string => currentAddress().replace(/\?.*$/u, '');
