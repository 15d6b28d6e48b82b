/** The digits of a phone number: two numbers are the same when these are, however they are written. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '');
