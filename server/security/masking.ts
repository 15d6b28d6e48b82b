const SIGN = '*';

/** Shows the first and last characters; masks a short text completely. */
function keepEnds(text: string, first: number, last: number): string {
  const letters = Array.from(text);
  const hidden = letters.length - first - last;
  if (hidden < 1) return SIGN.repeat(letters.length);
  return letters.slice(0, first).join('') + SIGN.repeat(hidden) + letters.slice(letters.length - last).join('');
}

const orNull =
  (mask: (text: string) => string) =>
  (text: string | null): string | null =>
    text === null ? null : mask(text);

/** Masks a phone number except its last 4 digits (CD-12). */
export const maskPhone = (phone: string): string => keepEnds(phone, 0, 4);
/** See maskPhone. */
export const maskPhoneOrNull = orNull(maskPhone);
/** Masks an ID number except its first 2 and last 2 characters (CD-12). */
export const maskIdNumber = (idNumber: string): string => keepEnds(idNumber, 2, 2);
/** See maskIdNumber. */
export const maskIdNumberOrNull = orNull(maskIdNumber);
/** Masks an address except its first 6 characters (CD-12). */
export const maskAddressOrNull = orNull((address) => keepEnds(address, 6, 0));
/** Masks an account except its last 4 characters (CD-12). */
export const maskAccountOrNull = orNull((account) => keepEnds(account, 0, 4));
