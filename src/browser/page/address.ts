/** Returns the app's part of the page's address: the text after the hash. */
export const currentAddress = (): string => location.hash.slice(1);

/** Returns the current parameters of the address (RT-08). */
export const addressParams = (): URLSearchParams => new URLSearchParams(currentAddress().replace(/^[^?]*/u, ''));

/** The path in the address at this moment, without its parameters. */
export const addressPath = (): string => currentAddress().replace(/\?.*$/u, '');
