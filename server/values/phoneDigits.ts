/** Returns the digits of a phone number, for comparisons regardless of notation. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '');
