const SIGN = '*';

/** Keeps the first and last characters; a text too short to hide anything in is hidden as a whole. */
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

/** A phone number with its last 4 digits (CD-12). */
export const maskPhone = (phone: string): string => keepEnds(phone, 0, 4);
/** See maskPhone. */
export const maskPhoneOrNull = orNull(maskPhone);
/** An ID number with its first 2 and last 2 characters (CD-12). */
export const maskIdNumber = (idNumber: string): string => keepEnds(idNumber, 2, 2);
/** See maskIdNumber. */
export const maskIdNumberOrNull = orNull(maskIdNumber);
/** An address with its first 6 characters (CD-12). */
export const maskAddressOrNull = orNull((address) => keepEnds(address, 6, 0));
/** An account with its last 4 characters (CD-12). */
export const maskAccountOrNull = orNull((account) => keepEnds(account, 0, 4));
