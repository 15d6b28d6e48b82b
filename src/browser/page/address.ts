/** Returns the app's part of the page's address: the text after the hash. */
export const getCurrentAddress = (): string => location.hash.slice(1);

/** Returns the current parameters of the address (RT-08). */
export const getAddressParams = (): URLSearchParams => new URLSearchParams(getCurrentAddress().replace(/^[^?]*/u, ''));

/** The path in the address at this moment, without its parameters. */
export const getAddressPath = (): string => getCurrentAddress().replace(/\?.*$/u, '');
